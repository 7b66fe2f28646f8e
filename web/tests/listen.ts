/** Takes the place of loudspeaker, desktop and tab. */

import type { Page } from "@playwright/test";

/** What a page has sounded and announced. */
export type Heard = { tones: number; volume: number; notes: string[]; hidden: boolean };

export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: Heard = { tones: 0, volume: 0, notes: [], hidden: false };
    Object.assign(window, { heard });
    for (const source of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
      const begin = Object.getOwnPropertyDescriptor(source.prototype, "start");
      source.prototype.start = function (...when: number[]) {
        heard.tones += 1;
        (begin?.value as (...when: number[]) => void).apply(this, when);
      };
    }
    // Everything passes one knob before it leaves.
    const connect = Object.getOwnPropertyDescriptor(AudioNode.prototype, "connect");
    AudioNode.prototype.connect = function (this: AudioNode, ...to: unknown[]) {
      if (this instanceof GainNode && to[0] instanceof AudioDestinationNode) {
        const { gain } = this;
        const turn = gain.setTargetAtTime.bind(gain);
        gain.setTargetAtTime = (volume, ...when) => {
          heard.volume = volume;
          return turn(volume, ...when);
        };
      }
      return (connect?.value as (...to: unknown[]) => AudioNode).apply(this, to);
    } as AudioNode["connect"];
    Object.defineProperty(document, "hidden", { get: () => heard.hidden });
    const note = function (title: string, { body }: { body: string }): void {
      heard.notes.push(`${title}: ${body}`);
    };
    Object.assign(window, { Notification: Object.assign(note, { permission: "granted" }) });
  });
}

export const heard = (page: Page): Promise<Heard> =>
  page.evaluate(() => (window as unknown as { heard: Heard }).heard);
