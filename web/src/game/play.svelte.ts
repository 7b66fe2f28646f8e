/** One seat's game on the screen: what may be chosen, what is pointed at, and doing it. */

import { getContext, setContext } from "svelte";
import { draw, type Drawing } from "../board/drawing";
import { loreOf } from "./lore";
import { layOut } from "../drawings/drawn";
import { setupOf, type Board, type Component, type Guide } from "../library";
import { api, Refused } from "../net/api";
import type { Eyes, Session } from "../net/session.svelte";
import { settings } from "../parts/settings.svelte";
import { tips } from "../parts/tips.svelte";
import { address } from "../route.svelte";
import type { Director } from "../stage/director.svelte";
import type {
  Asking,
  Group,
  Likely,
  News,
  NotNow,
  Offer,
  PlayerView,
  Reason,
  Seat,
  Tell,
  View,
} from "../wire";
import { advice, guideTo, inRow, strayed, type Advice } from "./guide";
import { drops, firstFilled, grouped, ordered } from "./groups";
import { looked } from "./looked";
import { Names } from "./names";
import { answers, paymentOf, touched, type Payment } from "./payment";
import { beyond, parse, places, type Places } from "./places";
import { keysOf } from "./keys";
import { suggestion } from "./suggestion";

/** What is asked: a question of one's own, or one that several answer at once. */
type Prompt = { question: Record<string, unknown> | string } | { window: unknown };

type Chances = Extract<Tell, { type: "chances" }>["chances"];

/** Choices that end a character's game; they are asked about once more, as is a last payment. */
export const FINAL = ["launch"];

/** What appears under a pointer or a finger that meant something else takes no input so long. */
const SETTLES = 250;
/** A second click so soon belongs to the first: it confirms nothing, and ends nothing. */
export const TWICE = 500;

export class Play {
  readonly names: Names;
  readonly drawing: Drawing;
  /** The option pointed at, in the list or on the board. */
  pointed = $state<string | null>(null);
  /** Several options at one place: the list shows these alone until one is chosen. */
  narrowed = $state.raw<Offer[] | null>(null);
  /** The group of actions looked into, where they do not all fit. */
  private group = $state<Group | null>(null);
  /** What is picked of a payment, by place among its means. */
  picked = $state.raw<number[]>([]);
  /** Nobody has picked yet: it is what is suggested. */
  proposed = $state(false);
  /** The question has been on the screen long enough to be answered. */
  settled = $state(true);
  private settling: ReturnType<typeof setTimeout> | undefined;
  /** The cards that could be played when an action was last chosen. */
  private playable: ReadonlySet<string> = playableOf([]);
  /** A choice that waits to be confirmed. */
  grave = $state.raw<Offer | null>(null);
  /** A choice that waits for what pays for it, and is sent with that. */
  unpaid = $state.raw<Offer | null>(null);
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
  guide = $state.raw<Guide | null>(null);
  private strayed = $state<number | null>(null);
  /** A room clicked before the move there was chosen. */
  private headed: string | null = null;

  /** What stands on the table, as far as it has been shown. */
  readonly view: View | null = $derived.by(() => this.director.view);
  /** What has been told and shown; what people say needs no staging. */
  readonly news: News[] = $derived.by(() => {
    const { shown } = this.director;
    return this.eyes.news.filter(({ news, n }) => news !== "event" || n <= shown);
  });
  /** What is asked, once what it depends on has been seen. */
  readonly due: Asking | null = $derived.by(() => (this.director.holding ? null : this.eyes.asked));
  /** The table as it is for whoever chooses, however much is still to be shown. */
  private readonly present: View | null = $derived.by(() =>
    this.due ? this.eyes.view : this.view,
  );
  /** What is one's own. */
  readonly mine: PlayerView | undefined = $derived.by(() =>
    this.seat === null ? undefined : this.present?.players[this.seat],
  );
  readonly options: Offer[] = $derived.by(() => ordered(this.due?.options ?? []));
  /** It is the moment for actions. */
  readonly acting: boolean = $derived(this.options.some(({ group }) => group !== undefined));
  /** The room the own character is in. */
  readonly home: string | null = $derived.by(() => homeOf(this.present, this.seat));
  readonly places: Places = $derived.by(() => {
    const found = places(this.options);
    return this.home !== null && this.question() === "target"
      ? beyond(found, this.drawing, this.home)
      : found;
  });
  readonly listed: Offer[] = $derived(this.narrowed ?? this.options);
  readonly keys: Map<string, string> = $derived(keysOf(this.listed, this.acting));
  /** The actions by group; every group is there, with something in it or not. */
  readonly groups: Map<Group, Offer[]> = $derived(grouped(this.options));
  /** The group looked into: the one opened last, or the first with something in it. */
  readonly shown: Group = $derived(this.group ?? firstFilled(this.groups));
  /** Cards to be paid or discarded together, if that is asked. */
  readonly payment: Payment | null = $derived.by(() => {
    return this.due && paymentOf(this.unpaid?.pays ?? this.due, this.mine?.hand ?? []);
  });
  /** Everything picked is sent at once; none as long as more are due. */
  readonly ready: string[] | null = $derived(this.payment && answers(this.payment, this.picked));
  /** The way of the guided game was left. */
  readonly astray: boolean = $derived.by(() => {
    const decision = this.due?.decision;
    return this.strayed !== null && decision !== undefined && decision > this.strayed;
  });
  /** What to choose now in the guided game, as long as its advice was followed. */
  readonly advice: Advice | null = $derived.by(() => {
    const asked = this.due;
    if (!this.guide || !asked || this.astray) return null;
    return advice(
      this.guide,
      asked.decision,
      asked.options.map(({ code }) => code),
    );
  });
  /** Which action of the round is being chosen, aimed or paid for. */
  action = $state<number | null>(null);

  constructor(
    readonly session: Session,
    private readonly current: () => Eyes,
    board: Board,
    components: Component[],
  ) {
    this.names = new Names(components);
    layOut(this.names);
    session.lore = loreOf(this.names);
    this.drawing = draw(board);
    const table = session.table;
    if (table) this.seen = looked.recall(table.table);
    if (table?.guided) {
      this.strayed = strayed.from(table.table);
      void api
        .guides()
        .then((guides) => {
          this.guide = guideTo(guides, setupOf(table));
        })
        .catch(() => undefined);
    }
  }

  get eyes(): Eyes {
    return this.current();
  }

  get director(): Director {
    return this.eyes.director;
  }

  /** An answer is on its way. */
  get sent(): boolean {
    return this.answering !== null && this.answering === this.eyes.asked?.decision;
  }

  /** Nothing can be answered: an answer is on its way, or the question has only just appeared. */
  get busy(): boolean {
    return this.sent || !this.settled;
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
    if (this.unpaid) return "pay";
    const prompt = this.due?.prompt as Prompt | undefined;
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
    if (others.length === 0 && !drops(only)) this.choose(only);
    else this.narrowed = offers;
  }

  /** Chooses it, on the way to a room if it is a move. */
  choose(offer: Offer, towards: string | null = null): void {
    if (this.busy) return;
    // Whoever is asked once more is still on the same way.
    if (this.grave !== offer) this.headed = towards;
    // Whoever chooses has read it, and looks at the ship next.
    this.director.closeRecap();
    const grave =
      FINAL.includes(offer.code) ||
      offer.warns !== undefined ||
      (settings.confirm !== "lost" && offer.pays_at_once !== undefined) ||
      // A payment is confirmed anyway.
      (settings.confirm === "every" && this.acting && offer.pays === undefined);
    const advised = this.advice?.choice === offer.code;
    if (grave && !advised && this.grave !== offer) {
      this.ponder(offer);
      return;
    }
    if (offer.pays && !advised) {
      this.grave = null;
      this.unpaid = offer;
      this.suggest();
      this.settle();
      return;
    }
    void this.send([offer.code]);
  }

  /** Asks once more whether it is meant. */
  ponder(offer: Offer): void {
    this.grave = offer;
    this.settle(TWICE);
  }

  /** Looks into a group of actions. */
  look(group: Group): void {
    this.group = group;
  }

  /** Picks one of the means of a payment, or lays it down again. Whoever picks pays with nothing that
   * was only suggested. */
  touch(which: number): void {
    if (this.payment && !this.payment.forced && !this.sent) {
      this.picked = touched(this.proposed ? [] : this.picked, which, this.payment);
      this.proposed = false;
    }
  }

  /** Pays with what is picked. */
  pay(): void {
    const named = this.unpaid ? [this.unpaid.code] : [];
    if (this.ready && !this.busy) void this.send([...named, ...this.ready]);
  }

  /** Does what a key stands for among the answers; says whether it stands for any. */
  press(key: string): boolean {
    if (this.grave) return false;
    if (this.payment) {
      const which = Number(key) - 1;
      if (this.payment.means[which] === undefined) return false;
      if (!this.busy) this.touch(which);
      return true;
    }
    const chosen = this.listed.find(({ code }) => this.keys.get(code) === key);
    if (chosen) this.choose(chosen);
    return chosen !== undefined;
  }

  /** Steps back as far as that binds nobody: whatever lies open first, then the last step. */
  back(): void {
    if (this.grave) this.grave = null;
    else if (this.unpaid) this.unpaid = null;
    else if (this.narrowed) this.narrowed = null;
    else if (!this.acting && this.eyes.undo > 0 && this.due) void this.undo();
  }

  /** Begins a move towards a room seen on the board. */
  head(room: string): void {
    const move = this.options.find(({ code }) => code === "move");
    if (!move) return;
    this.choose(move, room);
  }

  /** Called when a new question is asked, or what was asked before was taken back. */
  asked(): void {
    this.narrowed = null;
    this.grave = null;
    this.unpaid = null;
    this.pointed = null;
    this.refusal = null;
    this.chances = null;
    this.settle();
    if (this.acting) this.playable = playableOf(this.options);
    if (this.group && this.groups.get(this.group)?.length === 0) this.group = null;
    this.suggest();
    if (this.acting) this.action = Math.min((this.present?.actions ?? 0) + 1, 2);
    else if (!["target", "pay"].includes(this.question() ?? "")) this.action = null;
    const [target, ...others] = (this.headed && this.places.rooms.get(this.headed)) || [];
    this.headed = null;
    if (target && others.length === 0) void this.send([target.code]);
    else if (target) this.narrowed = [target, ...others];
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

  /** What may come of an option. */
  risksOf(code: string | null): Likely[] {
    const known = this.chances?.decision === this.eyes.asked?.decision ? this.chances : null;
    return (code !== null && known?.of[code]) || [];
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

  /** What is on the screen from now on takes no input at first. */
  settle(time = SETTLES): void {
    clearTimeout(this.settling);
    this.settled = false;
    this.settling = setTimeout(() => {
      this.settled = true;
    }, time);
  }

  /** Lays out the cards missed least, or those the guided game advises. */
  private suggest(): void {
    this.picked = this.payment ? this.suggested(this.payment) : [];
    this.proposed = true;
  }

  private suggested(payment: Payment): number[] {
    const asked = this.due?.decision;
    const advised = this.guide && this.advice && asked ? inRow(this.guide, asked, payment) : null;
    return advised ?? suggestion(payment, this.playable, this.names);
  }

  /** Answers the question, and with further codes those that follow. */
  private async send([choice, ...then]: string[]): Promise<void> {
    const seat = this.seat;
    const asked = this.due;
    if (seat === null || !asked || choice === undefined) return;
    if (this.answering === asked.decision) return;
    this.grave = null;
    const table = this.session.table;
    this.seen = { ...this.seen, [seat]: this.eyes.last };
    if (table) looked.keep(table.table, this.seen);
    tips.close();
    performance.mark("chosen");
    // Whoever chooses has seen enough, and wants to see what comes of it.
    this.director.skip();
    if (table && this.advice) {
      if (this.advice.choice === choice) strayed.forget(table.table);
      else strayed.keep(table.table, asked.decision);
      this.strayed = strayed.from(table.table);
    }
    this.answering = asked.decision;
    await this.attempt(
      this.session.ask({
        type: "choose",
        seat,
        decision: asked.decision,
        choice,
        ...(then.length > 0 ? { then } : {}),
      }),
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

/** The cards that can be played. */
function playableOf(options: Offer[]): ReadonlySet<string> {
  const cards = options.map(({ code }) => parse(code));
  return new Set(cards.flatMap(({ verb, about }) => (verb === "play" && about ? [about] : [])));
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
