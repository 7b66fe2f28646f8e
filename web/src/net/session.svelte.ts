/** A seat at a table: what the server has told, and asking it for more. */

import type {
  Ask,
  Asking,
  Goals,
  News,
  Offer,
  Seat,
  TableView,
  Tell,
  View,
  Waiting,
} from "../wire";
import { Refused } from "./api";
import { standing } from "./standing";
import { Line, type Connection } from "./line";
import { settings } from "../parts/settings.svelte";
import { clock } from "../stage/clock";
import { PLAIN, type Lore } from "../stage/fold";
import { Director, type Put } from "../stage/director.svelte";

const PROTOCOL = 3;
/** No game has told anybody so much; beyond it the earliest news are let go. */
const KEPT = 20_000;

/** An order without the name we give it. */
export type Order = Ask extends infer One
  ? One extends { id: string }
    ? Omit<One, "id">
    : never
  : never;

/** The game with the eyes of one viewer. */
export class Eyes {
  view = $state.raw<View | null>(null);
  /** What the viewer is after. */
  goals = $state.raw<Goals | null>(null);
  /** Everything told, also what was taken back since. */
  private told = $state.raw<News[]>([]);
  /** What was told and stands. */
  readonly news: News[] = $derived(standing(this.told));
  /** How often something was taken back. */
  readonly undone: number = $derived(this.told.filter(({ news }) => news === "undone").length);
  asked = $state.raw<Asking | null>(null);
  /** What stands open to the seat, whoever is asked. */
  open = $state.raw<Offer[]>([]);
  waiting = $state.raw<Waiting>({ window: null, seats: [] });
  undo = $state(0);
  /** What taking back the last step would undo. */
  undoes = $state<string | null>(null);
  /** Earlier news were left out. */
  more = $state(false);
  /** The number of the last news told. */
  last = 0;
  /** Shows what is told, one thing after another. */
  readonly director: Director;

  constructor(
    readonly seat: Seat | null,
    lore?: () => Lore,
  ) {
    const told = lore ? { lore } : {};
    this.director = new Director({ seat, clock, speed: () => settings.speed, ...told });
  }

  sync(tell: Extract<Tell, { type: "sync" }>, clocked = false): void {
    const known = this.told.at(-1)?.n ?? 0;
    const first = tell.news[0]?.n ?? Infinity;
    const joins = first <= known + 1 || tell.news.length === 0;
    this.told = joins ? merge(this.told, tell.news) : tell.news;
    this.more = joins && known > 0 ? this.more : tell.more;
    this.last = tell.n;
    this.view = tell.view;
    this.goals = tell.goals ?? null;
    this.asked = tell.asked;
    this.open = tell.opportunities ?? [];
    this.waiting = tell.waiting;
    this.undo = tell.undo;
    this.undoes = tell.undoes ?? null;
    this.director.hear(tell.news, tell.view, this.put(clocked));
  }

  update(tell: Extract<Tell, { type: "update" }>, clocked = false): void {
    this.told = merge(this.told, tell.news);
    this.last = this.told.at(-1)?.n ?? this.last;
    if (tell.view) this.view = tell.view;
    if (tell.goals) this.goals = tell.goals;
    this.asked = tell.asked;
    this.open = tell.opportunities ?? [];
    this.waiting = tell.waiting;
    this.undo = tell.undo;
    this.undoes = tell.undoes ?? null;
    this.director.hear(tell.news, tell.view ?? null, this.put(clocked));
  }

  /** What is asked, anew after something was taken back, though its number may be the same. */
  private put(clocked: boolean): Put {
    if (!this.asked) return null;
    const { decision, prompt } = this.asked;
    const { window } = prompt as { window?: unknown };
    const reaction = window !== undefined && window !== "objectives";
    return {
      id: `${decision} ${this.undone}`,
      urgency: reaction ? "reaction" : clocked ? "timed" : "patient",
    };
  }

  /** The number of the first news known. */
  get first(): number {
    return this.told[0]?.n ?? this.last + 1;
  }

  earlier(news: News[]): void {
    this.told = merge(news, this.told);
    this.more = news.length > 0 && (news[0]?.n ?? 1) > 1;
  }
}

function merge(before: News[], after: News[]): News[] {
  const last = before[before.length - 1]?.n ?? 0;
  const fresh = after.filter(({ n }) => n > last);
  return fresh.length === 0 ? before : [...before, ...fresh].slice(-KEPT);
}

type Pending = {
  ask: Ask;
  resolve: (tell: Tell) => void;
  reject: (error: Error) => void;
};

export class Session {
  connection = $state<Connection>("connecting");
  /** When the line is tried again, while it is lost. */
  retryAt = $state<number | null>(null);
  /** Why the server ended it for good. */
  ended = $state.raw<{ code: string; text: string } | null>(null);
  table = $state.raw<TableView | null>(null);
  guest = $state<string | null>(null);
  eyes = $state.raw<readonly Eyes[]>([]);
  /** What the table says of how things are played, once its components are known. */
  lore: Lore = PLAIN;
  private pending: Record<string, Pending> = {};
  private readonly line: Line;
  private readonly name = crypto.randomUUID().slice(0, 8);
  private asked = 0;

  constructor(
    table: string,
    private readonly invitation: string | null,
    private readonly language: () => string,
  ) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.line = new Line(`${scheme}://${location.host}/api/tables/${table}/play`, {
      opened: () => {
        this.hello();
      },
      heard: (tell) => {
        this.hear(tell);
      },
      changed: (connection, next) => {
        this.connection = connection;
        this.retryAt = next;
      },
    });
  }

  /** Asks for something; comes back when it is done, or throws what speaks against it. */
  ask(order: Order): Promise<Tell> {
    this.asked += 1;
    const ask = { ...order, id: `${this.name}-${this.asked}` } as Ask;
    return new Promise((resolve, reject) => {
      this.pending[ask.id] = { ask, resolve, reject };
      this.line.send(ask);
    });
  }

  /** Fetches news from before the first one known. */
  async earlier(eyes: Eyes): Promise<void> {
    const { seat, first: before } = eyes;
    const told = await this.ask({ type: "history", seat, before, most: 500 });
    if (told.type === "history") eyes.earlier(told.news);
  }

  retry(): void {
    this.line.hurry();
  }

  close(): void {
    this.line.close();
  }

  private hello(): void {
    const seen: Record<number, number> = {};
    for (const { seat, last } of this.eyes) seen[seat ?? 0] = last;
    this.line.send({
      protocol: PROTOCOL,
      ...(this.invitation ? { invitation: this.invitation } : {}),
      language: this.language(),
      detail: "views",
      seen,
    });
  }

  private hear(tell: Tell): void {
    switch (tell.type) {
      case "welcome":
        this.guest = tell.guest;
        this.table = tell.table;
        // What was asked before the line broke is asked again under the same name, which the
        // server does not do twice.
        for (const { ask } of Object.values(this.pending)) this.line.send(ask);
        break;
      case "table":
        this.table = tell.table;
        break;
      case "sync":
        this.eyesOf(tell.seat).sync(tell, this.clocked);
        break;
      case "update":
        this.eyesOf(tell.seat).update(tell, this.clocked);
        break;
      case "refused":
        this.settle(tell.id, (pending) => {
          pending.reject(new Refused(tell.code, tell.text, tell.reasons));
        });
        break;
      case "bye":
        if (!tell.reconnect) {
          this.ended = { code: tell.code, text: tell.text };
          this.line.close();
        }
        break;
      case "done":
      case "why-not":
      case "odds":
      case "chances":
      case "history":
      case "invitation":
      case "pong":
        this.settle(tell.id, (pending) => {
          pending.resolve(tell);
        });
        break;
    }
  }

  /** Whoever is asked has to hurry. */
  private get clocked(): boolean {
    return this.table?.clock_secs != null;
  }

  private settle(id: string | null, how: (pending: Pending) => void): void {
    if (id === null) return;
    const { [id]: pending, ...others } = this.pending;
    if (!pending) return;
    this.pending = others;
    how(pending);
  }

  private eyesOf(seat: Seat | null): Eyes {
    const found = this.eyes.find((one) => one.seat === seat);
    if (found) return found;
    const made = new Eyes(seat, () => this.lore);
    // Somebody who has taken a seat looks with its eyes only.
    this.eyes = [...this.eyes.filter((one) => seat === null || one.seat !== null), made];
    return made;
  }
}
