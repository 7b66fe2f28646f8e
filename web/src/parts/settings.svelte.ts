/** What somebody likes, kept in this browser. */

import { show } from "./appearance";

const KEPT = "derelict.settings";
/** How it is written down. What was kept before there were versions reads alike. */
const VERSION = 1;

/** How fast what happens is played, in multiples of the usual; 0 shows it at once. */
export const SPEEDS = [0, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];
export const MOTIONS = ["system", "reduced", "full"] as const;
export const TEXTS = ["usual", "large", "larger"] as const;
export const CONTRASTS = ["usual", "high"] as const;
/** What is asked about before it is done. Whatever loses something for good always is. */
export const CONFIRMS = ["lost", "done", "every"] as const;

/** Somebody new: with gentle sounds, with explanations, and a computer one can follow. */
const FRESH = {
  sound: true,
  volume: 0.5,
  coached: [] as string[],
  coach: true,
  pace: 700,
  speed: 1 as Speed,
  motion: "system" as (typeof MOTIONS)[number],
  text: "usual" as (typeof TEXTS)[number],
  contrast: "usual" as (typeof CONTRASTS)[number],
  confirm: "done" as (typeof CONFIRMS)[number],
};
export type Kept = typeof FRESH;

const among =
  (known: readonly unknown[]) =>
  (told: unknown): boolean =>
    known.includes(told);
const between =
  (least: number, most: number) =>
  (told: unknown): boolean =>
    typeof told === "number" && told >= least && told <= most;
const whether = among([true, false]);

/** What can be read back; whatever else was kept, somebody likes it as everybody new does. */
const READABLE: Record<keyof Kept, (told: unknown) => boolean> = {
  sound: whether,
  volume: between(0, 1),
  coached: (told) => Array.isArray(told) && told.every((one) => typeof one === "string"),
  coach: whether,
  pace: between(0, 60_000),
  speed: among(SPEEDS),
  motion: among(MOTIONS),
  text: among(TEXTS),
  contrast: among(CONTRASTS),
  confirm: among(CONFIRMS),
};

/** Reads what was written down, value by value. */
export function read(written: string | null): Kept {
  const kept = structuredClone(FRESH);
  try {
    const told = JSON.parse(written ?? "{}") as Record<string, unknown> | null;
    for (const [name, fits] of Object.entries(READABLE)) {
      if (fits(told?.[name])) Object.assign(kept, { [name]: told?.[name] });
    }
  } catch {
    // Nothing of it can be read.
  }
  return kept;
}

export function write(kept: Kept): string {
  return JSON.stringify({ version: VERSION, ...kept });
}

function recall(): Kept {
  try {
    return read(localStorage.getItem(KEPT));
  } catch {
    // A browser may keep nothing at all.
    return read(null);
  }
}

class Settings {
  private kept = $state<Kept>(recall());

  constructor() {
    show(this.kept);
  }

  get sound(): boolean {
    return this.kept.sound;
  }
  set sound(on: boolean) {
    this.like({ sound: on });
  }

  /** How loud sounds are, from 0 to 1. */
  get volume(): number {
    return this.kept.volume;
  }
  set volume(loud: number) {
    this.like({ volume: loud });
  }

  /** The explanations already given. */
  get coached(): string[] {
    return this.kept.coached;
  }
  learn(what: string): void {
    if (!this.kept.coached.includes(what)) this.like({ coached: [...this.kept.coached, what] });
  }
  forget(): void {
    this.like({ coached: [], coach: true });
  }

  get coach(): boolean {
    return this.kept.coach;
  }
  set coach(on: boolean) {
    this.like({ coach: on });
  }

  /** Milliseconds the computer waits before each of its actions. */
  get pace(): number {
    return this.kept.pace;
  }
  set pace(ms: number) {
    this.like({ pace: ms });
  }

  get speed(): Speed {
    return this.kept.speed;
  }
  set speed(times: Speed) {
    this.like({ speed: times });
  }

  get motion(): Kept["motion"] {
    return this.kept.motion;
  }
  get text(): Kept["text"] {
    return this.kept.text;
  }
  get contrast(): Kept["contrast"] {
    return this.kept.contrast;
  }
  get confirm(): Kept["confirm"] {
    return this.kept.confirm;
  }

  /** Likes something from now on. */
  like(liked: Partial<Kept>): void {
    Object.assign(this.kept, liked);
    show(this.kept);
    try {
      localStorage.setItem(KEPT, write(this.kept));
    } catch {
      // Then it is so until the page is left.
    }
  }
}

export const settings = new Settings();
