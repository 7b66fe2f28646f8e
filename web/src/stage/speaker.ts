/** Says what happens to those who listen, slowly enough to be heard: one sentence at a time, and
 * whatever came meanwhile summed up. */

import type { Clock } from "./clock";

/** The least time between two sentences. */
const BREATH = 800;

export class Speaker {
  private heard: string[] = [];
  private said = -Infinity;
  private timer: (() => void) | null = null;

  constructor(
    private readonly clock: Clock,
    private readonly say: (sentence: string, more: number) => void,
  ) {}

  hear(sentences: string[]): void {
    this.heard.push(...sentences);
    if (this.heard.length > 0 && !this.timer) this.wait();
  }

  /** Forgets what has not been said. */
  hush(): void {
    this.timer?.();
    this.timer = null;
    this.heard = [];
  }

  private wait(): void {
    const left = this.said + BREATH - this.clock.now();
    if (left > 0) {
      this.timer = this.clock.after(left, () => {
        this.speak();
      });
    } else this.speak();
  }

  private speak(): void {
    this.timer = null;
    const [first, ...others] = this.heard;
    this.heard = [];
    if (first === undefined) return;
    this.said = this.clock.now();
    this.say(first, others.length);
  }
}
