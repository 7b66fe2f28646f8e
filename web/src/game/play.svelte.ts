/** One seat's game on the screen: what may be chosen, what is pointed at, and doing it. */

import { getContext, setContext } from "svelte";
import { draw, type Drawing } from "../board/drawing";
import { setupOf, type Board, type Component, type Guide } from "../library";
import { api, Refused } from "../net/api";
import type { Eyes, Session } from "../net/session.svelte";
import { tips } from "../parts/tips.svelte";
import { address } from "../route.svelte";
import type { NotNow, Offer, Reason, Seat, Tell, View } from "../wire";
import { advice, strayed, type Advice } from "./guide";
import { looked } from "./looked";
import { Names } from "./names";
import { beyond, parse, places, type Places } from "./places";
import { keysOf } from "./keys";

/** What is asked: a question of one's own, or one that several answer at once. */
type Prompt = { question: Record<string, unknown> | string } | { window: unknown };

type Chances = Extract<Tell, { type: "chances" }>["chances"];

/** Choices that end a character's game; they are asked about once more, as is a last payment. */
const FINAL = ["launch"];

export class Play {
  readonly names: Names;
  readonly drawing: Drawing;
  /** The option pointed at, in the list or on the board. */
  pointed = $state<string | null>(null);
  /** Several options at one place: the list shows these alone until one is chosen. */
  narrowed = $state.raw<Offer[] | null>(null);
  /** A choice that waits to be confirmed. */
  grave = $state.raw<Offer | null>(null);
  /** What the server said no to. */
  refusal = $state.raw<{ text: string; reasons: Reason[] } | null>(null);
  /** The decision answered last, until something else is asked. */
  private answering = $state<number | null>(null);
  wishes = $state.raw<NotNow[]>([]);
  /** What may come of the options of a decision, where the table allows asking. */
  private chances = $state.raw<{ decision: number; of: Chances } | null>(null);
  /** The number of the last news each seat here has surely seen. */
  private seen = $state<Record<number, number>>({});
  /** What the guided game advises, where this is one. */
  private guide = $state.raw<Guide | null>(null);
  private strayed = $state<number | null>(null);
  /** A room clicked before the move there was chosen. */
  private headed: string | null = null;

  readonly view: View | null = $derived.by(() => this.eyes.view);
  readonly options: Offer[] = $derived.by(() => this.eyes.asked?.options ?? []);
  /** The room the own character is in. */
  readonly home: string | null = $derived.by(() => homeOf(this.view, this.seat));
  readonly places: Places = $derived.by(() => {
    const found = places(this.options);
    return this.home !== null && this.question() === "target"
      ? beyond(found, this.drawing, this.home)
      : found;
  });
  readonly listed: Offer[] = $derived(this.narrowed ?? this.options);
  readonly keys: Map<string, string> = $derived(keysOf(this.options, this.question() === "action"));
  /** The way of the guided game was left. */
  readonly astray: boolean = $derived.by(() => {
    const decision = this.eyes.asked?.decision;
    return this.strayed !== null && decision !== undefined && decision > this.strayed;
  });
  /** What to choose now in the guided game, as long as its advice was followed. */
  readonly advice: Advice | null = $derived.by(() => {
    const asked = this.eyes.asked;
    if (!this.guide || !asked || this.astray) return null;
    return advice(
      this.guide,
      asked.decision,
      asked.options.map(({ code }) => code),
    );
  });
  /** Which action of the round is being chosen, aimed or paid for. */
  action = $state<number | null>(null);
  /** It is the moment for actions. */
  readonly acting: boolean = $derived.by(() => this.question() === "action");

  constructor(
    readonly session: Session,
    private readonly current: () => Eyes,
    board: Board,
    components: Component[],
  ) {
    this.names = new Names(components);
    this.drawing = draw(board);
    const table = session.table;
    if (table) this.seen = looked.recall(table.table);
    if (table?.guided) {
      this.strayed = strayed.from(table.table);
      void api
        .guide()
        .then((guide) => {
          this.guide = guide;
        })
        .catch(() => undefined);
    }
  }

  get eyes(): Eyes {
    return this.current();
  }

  /** An answer is on its way. */
  get busy(): boolean {
    return this.answering !== null && this.answering === this.eyes.asked?.decision;
  }

  get seat(): Seat | null {
    return this.eyes.seat;
  }

  /** The number of the last news the player has surely seen. */
  get looked(): number {
    return this.seen[this.seat ?? 0] ?? 0;
  }

  /** The kind of question asked. */
  question(): string | null {
    const prompt = this.eyes.asked?.prompt as Prompt | undefined;
    if (!prompt) return null;
    if ("window" in prompt) return "window";
    return typeof prompt.question === "string"
      ? prompt.question
      : (Object.keys(prompt.question)[0] ?? null);
  }

  /** Chooses among offers found at one place: the only one at once, else the list narrows. */
  pick(offers: Offer[]): void {
    const [only, ...others] = offers;
    if (!only) return;
    // Whoever touches a thing wants to use it or to know what it is, and seldom to drop it.
    if (others.length === 0 && parse(only.code).verb !== "drop") this.choose(only);
    else this.narrowed = offers;
  }

  choose(offer: Offer): void {
    const grave = FINAL.includes(offer.code) || offer.pays_at_once !== undefined;
    const advised = this.advice?.choice === offer.code;
    if (grave && !advised && this.grave !== offer) {
      this.grave = offer;
      return;
    }
    void this.send(offer);
  }

  /** Begins a move towards a room seen on the board. */
  head(room: string): void {
    const move = this.options.find(({ code }) => code === "move");
    if (!move) return;
    this.headed = room;
    this.choose(move);
  }

  /** Called when a new question is asked. */
  asked(): void {
    this.narrowed = null;
    this.grave = null;
    this.pointed = null;
    if (this.acting) this.action = Math.min((this.view?.actions ?? 0) + 1, 2);
    else if (!["target", "pay"].includes(this.question() ?? "")) this.action = null;
    const target = this.headed && this.places.rooms.get(this.headed);
    this.headed = null;
    if (target) this.pick(target);
    else if (this.acting) void this.wonder();
    void this.reckon();
  }

  /** Seizes what stands open, whoever is asked. */
  async seize(offer: Offer): Promise<void> {
    const seat = this.seat;
    if (seat === null) return;
    tips.close();
    await this.attempt(this.session.ask({ type: "seize", seat, choice: offer.code }));
  }

  async undo(): Promise<void> {
    const seat = this.seat;
    if (seat === null) return;
    await this.attempt(this.session.ask({ type: "undo", seat, steps: 1 }));
  }

  /** Goes to a new table with the same people. */
  async rematch(): Promise<void> {
    await this.session.ask({ type: "rematch" });
    const again = this.session.table?.again;
    if (again) address.go(`/table/${again}`);
  }

  /** Asks for everything that cannot be done now. */
  async wonder(): Promise<void> {
    const seat = this.seat;
    if (seat === null) return;
    const told = await this.session.ask({ type: "why-not", seat }).catch(() => null);
    if (told?.type === "why-not") this.wishes = told.wishes;
  }

  /** What may come of an option, in words. */
  riskOf(code: string | null): string | null {
    const known = this.chances?.decision === this.eyes.asked?.decision ? this.chances : null;
    return (code !== null && known?.of[code]?.join(" ")) || null;
  }

  /** Asks for the chances of all options, where the table allows that. */
  private async reckon(): Promise<void> {
    const [seat, table] = [this.seat, this.session.table];
    if (seat === null || !table || setupOf(table).options?.odds !== true) return;
    const told = await this.session.ask({ type: "chances", seat }).catch(() => null);
    if (told?.type === "chances" && told.decision !== null) {
      this.chances = { decision: told.decision, of: told.chances };
    }
  }

  /** Why something on a card or thing cannot be used, if the server has said so. */
  whyNot(kind: "card" | "item", id: string): NotNow | undefined {
    return this.wishes.find(({ wish }) => {
      if (!("act" in wish)) return kind === "item" && wish.quest === id;
      const [source] = wish.act;
      return typeof source === "object" && kind in source && Object.values(source)[0] === id;
    });
  }

  private async send(offer: Offer): Promise<void> {
    const seat = this.seat;
    const asked = this.eyes.asked;
    if (seat === null || !asked || this.busy) return;
    this.grave = null;
    const table = this.session.table;
    this.seen = { ...this.seen, [seat]: this.eyes.last };
    if (table) looked.keep(table.table, this.seen);
    tips.close();
    performance.mark("chosen");
    if (table && this.advice) {
      if (this.advice.choice === offer.code) strayed.forget(table.table);
      else strayed.keep(table.table, asked.decision);
      this.strayed = strayed.from(table.table);
    }
    this.answering = asked.decision;
    await this.attempt(
      this.session.ask({ type: "choose", seat, decision: asked.decision, choice: offer.code }),
    );
    // In a window the same question stays, and may be answered otherwise.
    if (this.answering === asked.decision) this.answering = null;
  }

  private async attempt(asking: Promise<unknown>): Promise<void> {
    this.refusal = null;
    try {
      await asking;
    } catch (error) {
      this.headed = null;
      if (!(error instanceof Refused)) throw error;
      // The question was answered already, by another window of ours or the clock.
      if (error.code === "stale") return;
      this.refusal = { text: error.message, reasons: error.reasons };
    }
  }
}

/** The room a seat's character is in, if it is in one. */
export function homeOf(view: View | null, seat: Seat | null): string | null {
  const place = seat === null ? undefined : view?.players[seat]?.place;
  return typeof place === "object" && "room" in place ? place.room : null;
}

/** The rooms beside a seat's own, where a move is offered and none has been chosen yet. */
export function nearRooms(play: Play): string[] {
  if (!play.options.some(({ code }) => parse(code).verb === "move")) return [];
  return (play.home && play.drawing.rooms.get(play.home)?.neighbours) || [];
}

const KEY = Symbol("play");

export function providePlay(play: Play): void {
  setContext(KEY, play);
}

export function usePlay(): Play {
  return getContext<Play>(KEY);
}
