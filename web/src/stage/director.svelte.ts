/** Plays what happens to one viewer, beat by beat, and holds back what has not been shown yet. */

import type { News, Seat, View } from "../wire";
import { HOLD, lengthOf } from "./beats";
import type { Clock } from "./clock";
import {
  blocks,
  fold,
  gravest,
  PLAIN,
  toldBy,
  type Beat,
  type Cue,
  type Lore,
  type Phase,
  type Told,
} from "./fold";
import { after } from "./shown";

/** How a question may be put: at once, since its time runs; stopping everything, since it is about
 * what just happened; or after what it depends on was seen. */
export type Urgency = "patient" | "timed" | "reaction";

/** What the viewer is asked, if anything. */
export type Put = { id: string; urgency: Urgency } | null;

/** What happened while nobody looked. */
export type Recap = {
  beats: Beat[];
  /** How many facts there were. */
  facts: number;
};

/** So many beats waiting play at double speed; more still are told in pictures. */
const HURRY = 12;
const MOST = 30;
/** How many beats that were played can still be seen. */
const KEPT = 3;

export type Props = {
  seat: Seat | null;
  clock: Clock;
  /** What the table says of how things are played; what it does not say is as usual. */
  lore?: () => Lore;
  /** How often faster than usual; 0 where nothing is staged. */
  speed: () => number;
};

export class Director {
  /** What stands on the table, as far as it has been shown. */
  view = $state.raw<View | null>(null);
  /** The number of the last event that was shown. */
  shown = $state(0);
  /** The beat on the stage. */
  current = $state.raw<Beat | null>(null);
  /** Which part of it. */
  part = $state(0);
  waiting = $state.raw<Beat[]>([]);
  played = $state.raw<Beat[]>([]);
  paused = $state(false);
  /** The question waits until what it depends on has been seen. */
  holding = $state(false);
  recap = $state.raw<Recap | null>(null);
  /** Beats of this run that have been played. */
  done = $state(0);
  /** Beats of this run: those played, the one on the stage, and those to come. */
  readonly count: number = $derived(
    this.done + (this.current === null ? 0 : 1) + this.waiting.length,
  );

  private newest: View | null = null;
  private last = 0;
  private phase: Phase = null;
  private watched = false;
  private asked: string | null = null;
  private timer: (() => void) | null = null;
  /** When the present part ends, and how much of it is left while paused. */
  private ends = 0;
  private left: number | null = null;
  private deadline: (() => void) | null = null;

  constructor(private readonly props: Props) {}

  /** Something was told: facts with what the viewer may know after them, and a question. */
  hear(news: News[], view: View | null, put: Put): void {
    const next = view ?? this.newest;
    this.newest = next;
    if (next === null) return;
    const events = news.filter((one): one is Told => one.news === "event" && one.n > this.last);
    this.last = Math.max(this.last, ...news.map(({ n }) => n));
    const back = news.some((one) => one.news === "undone");
    const first = this.view === null;
    this.waiting = this.folded(events, next);
    if (first || back || this.props.speed() === 0) this.skip();
    else if (this.waiting.length > MOST) this.summarise();
    else if (this.waiting.length === 0 && this.current === null) this.view = next;
    this.put(put);
    this.go();
  }

  /** Everything was told before anybody looked: what was not seen yet is summed up, if it is much. */
  recall(news: News[], since: number): void {
    const view = this.newest;
    if (view === null || since === 0 || this.props.speed() === 0) return;
    const missed = news.filter((one): one is Told => one.news === "event" && one.n > since);
    const beats = fold(
      missed.map((one) => ({ one, next: view, last: false })),
      this.props.seat,
      null,
      this.lore,
    );
    if (beats.length > MOST) this.recap = { beats: gravest(beats), facts: missed.length };
  }

  /** Somebody looks, or nobody does. */
  watch(watched: boolean): void {
    this.watched = watched;
    if (!watched) {
      this.stop();
      this.free();
    } else if (this.waiting.length > MOST) {
      this.summarise();
    } else if (this.current !== null && !this.paused) {
      this.enter();
    } else this.go();
  }

  pause(): void {
    if (this.paused) {
      this.paused = false;
      if (this.current) this.run(this.left ?? 0);
      else this.go();
      return;
    }
    this.release();
    this.paused = true;
    this.left = Math.max(0, this.ends - this.props.clock.now());
    this.stop();
  }

  /** Ends the beat on the stage and begins the next. */
  next(): void {
    this.finish();
    this.begin();
    if (this.paused && this.current) {
      this.part = Math.max(0, this.current.parts.length - 1);
      this.tell(this.current.cues);
      this.left = 0;
      this.stop();
    }
  }

  /** Everything stands as it will at the end. */
  skip(): void {
    this.finish();
    for (const beat of this.waiting) {
      this.tell(beat.cues);
      this.phase = beat.step;
    }
    this.waiting = [];
    this.view = this.newest;
    this.shown = this.last;
    this.done = 0;
    this.played = [];
    this.current = null;
    this.paused = false;
    this.free();
  }

  /** What the question depends on has been seen well enough: it is put now. */
  release(): void {
    if (!this.holding) return;
    while (this.ahead().some(blocks)) {
      this.finish();
      this.begin();
    }
    this.free();
  }

  /** Something of one's own is to be seen before anybody else has the screen. */
  get occupied(): boolean {
    return this.watched && !this.paused && this.ahead().some(blocks);
  }

  /** What the table says of how things are played. */
  get lore(): Lore {
    return this.props.lore?.() ?? PLAIN;
  }

  /** How fast it plays now. */
  get tempo(): number {
    return this.rate();
  }

  closeRecap(): void {
    this.recap = null;
  }

  /** The beats still to be seen, the one on the stage first. */
  private ahead(): Beat[] {
    return this.current ? [this.current, ...this.waiting] : this.waiting;
  }

  private folded(events: Told[], next: View): Beat[] {
    const fresh: Cue[] = events.map((one, index) => ({
      one,
      next,
      last: index === events.length - 1,
    }));
    const cues = this.waiting.flatMap((beat) => beat.cues);
    // Told nothing, but something else is known now: it is known when all is shown.
    const end = cues.at(-1);
    if (fresh.length === 0 && end) cues[cues.length - 1] = { ...end, next, last: true };
    return fold([...cues, ...fresh], this.props.seat, this.phase, this.lore);
  }

  private put(put: Put): void {
    if (put?.id === this.asked) return;
    this.asked = put?.id ?? null;
    this.free();
    if (put?.urgency === "reaction") this.skip();
    if (put?.urgency !== "patient" || !this.watched || this.paused) return;
    const first = this.ahead().findIndex(blocks);
    if (first < 0) return;
    this.approach();
    this.holding = true;
    this.deadline = this.props.clock.after(HOLD, () => {
      this.free();
    });
  }

  /** Shows at once whatever would keep the question waiting longer than it may. */
  private approach(): void {
    for (;;) {
      const ahead = this.ahead();
      const [head] = ahead;
      const last = ahead.findLastIndex(blocks);
      if (!head || blocks(head)) return;
      const length = ahead.slice(0, last + 1).reduce((sum, { parts }) => sum + lengthOf(parts), 0);
      if (head.own && length / this.rate() <= HOLD) return;
      if (this.current) this.finish();
      else {
        this.waiting = this.waiting.slice(1);
        this.close(head);
      }
    }
  }

  private free(): void {
    this.deadline?.();
    this.deadline = null;
    this.holding = false;
  }

  private summarise(): void {
    const beats = this.waiting;
    const facts = beats.reduce((sum, { cues }) => sum + cues.length, 0);
    this.skip();
    this.recap = { beats: gravest(beats), facts };
  }

  private go(): void {
    if (this.current === null && !this.paused && this.watched) this.begin();
  }

  private begin(): void {
    const [next, ...others] = this.waiting;
    if (!next || this.current) return;
    this.waiting = others;
    this.current = next;
    this.phase = next.step;
    this.part = 0;
    this.enter();
  }

  private enter(): void {
    const beat = this.current;
    if (!beat) return;
    this.tell(toldBy(beat, this.part));
    const ms = beat.parts[this.part]?.ms;
    if (ms === undefined) {
      this.pass();
    } else this.run(ms / this.rate());
  }

  private run(ms: number): void {
    this.stop();
    this.ends = this.props.clock.now() + ms;
    this.timer = this.props.clock.after(ms, () => {
      this.pass();
    });
  }

  /** On to the next part, or the next beat. */
  private pass(): void {
    if (this.current && this.part + 1 < this.current.parts.length) {
      this.part += 1;
      this.enter();
      return;
    }
    this.finish();
    if (this.holding && !this.ahead().some(blocks)) this.free();
    this.go();
    if (this.current === null) this.done = 0;
  }

  /** The beat on the stage is over. */
  private finish(): void {
    const beat = this.current;
    this.stop();
    if (!beat) return;
    this.current = null;
    this.close(beat);
  }

  private close(beat: Beat): void {
    this.phase = beat.step;
    this.tell(beat.cues);
    if (beat.parts.length === 0) return;
    this.played = [...this.played, beat].slice(-KEPT);
    this.done += 1;
  }

  private tell(cues: Cue[]): void {
    for (const cue of cues) {
      if (cue.one.n <= this.shown) continue;
      if (this.view) this.view = after(this.view, cue);
      this.shown = cue.one.n;
    }
  }

  private rate(): number {
    const speed = this.props.speed();
    return speed === 1 && this.waiting.length > HURRY ? 2 : Math.max(1, speed);
  }

  private stop(): void {
    this.timer?.();
    this.timer = null;
  }
}
