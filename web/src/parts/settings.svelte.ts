/** What somebody likes, kept in this browser. */

const KEPT = "derelict.settings";

/** How fast what happens is played, in multiples of the usual; 0 shows it at once. */
export const SPEEDS = [0, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

type Kept = {
  sound: boolean;
  volume: number;
  coached: string[];
  coach: boolean;
  pace: number;
  speed: Speed;
};

/** Somebody new: with gentle sounds, with explanations, and a computer one can follow. */
const FRESH: Kept = {
  sound: true,
  volume: 0.5,
  coached: [],
  coach: true,
  pace: 700,
  speed: 1,
};

function recall(): Kept {
  try {
    return { ...FRESH, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as object) };
  } catch {
    return { ...FRESH };
  }
}

class Settings {
  private kept = $state<Kept>(recall());

  get sound(): boolean {
    return this.kept.sound;
  }
  set sound(on: boolean) {
    this.kept.sound = on;
    this.keep();
  }

  /** How loud sounds are, from 0 to 1. */
  get volume(): number {
    return this.kept.volume;
  }
  set volume(loud: number) {
    this.kept.volume = loud;
    this.keep();
  }

  /** The explanations already given. */
  get coached(): string[] {
    return this.kept.coached;
  }
  learn(what: string): void {
    if (!this.kept.coached.includes(what)) this.kept.coached.push(what);
    this.keep();
  }
  forget(): void {
    this.kept.coached = [];
    this.kept.coach = true;
    this.keep();
  }

  get coach(): boolean {
    return this.kept.coach;
  }
  set coach(on: boolean) {
    this.kept.coach = on;
    this.keep();
  }

  /** Milliseconds the computer waits before each of its actions. */
  get pace(): number {
    return this.kept.pace;
  }
  set pace(ms: number) {
    this.kept.pace = ms;
    this.keep();
  }

  get speed(): Speed {
    return this.kept.speed;
  }
  set speed(times: Speed) {
    this.kept.speed = times;
    this.keep();
  }

  private keep(): void {
    localStorage.setItem(KEPT, JSON.stringify(this.kept));
  }
}

export const settings = new Settings();
