import { beforeEach, describe, expect, it } from "vitest";
import type { Fact, News, View } from "../wire";
import { Director, type Put } from "./director.svelte";

/** A clock that goes on only when told. */
class Hands {
  private time = 0;
  private due: { at: number; act: () => void }[] = [];
  readonly clock = {
    now: (): number => this.time,
    after: (ms: number, act: () => void): (() => void) => {
      const one = { at: this.time + ms, act };
      this.due.push(one);
      return () => {
        this.due = this.due.filter((other) => other !== one);
      };
    },
  };

  pass(ms: number): void {
    const end = this.time + ms;
    for (;;) {
      const next = this.due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.due = this.due.filter((other) => other !== next);
      this.time = next.at;
      next.act();
    }
    this.time = end;
  }
}

const room = (more: object = {}): object => ({
  tile: "storage",
  explored: true,
  characters: [],
  intruders: [],
  fire: false,
  malfunction: false,
  ...more,
});
const view = (turn: number, more: object = {}): View =>
  ({
    turn,
    tracks: { time: 15, fires: 0 },
    rooms: { "001": room({ characters: [1] }), "003": room(), "005": room() },
    corridors: { "1-3": { door: "open", noise: false } },
    ducts: {},
    players: {
      1: { seat: 1, place: { room: "001" }, passed: false, light: 0, serious: [], marks: {} },
      2: { seat: 2, place: { room: "001" }, passed: false, light: 0, serious: [], marks: {} },
    },
    intruders: {},
    ...more,
  }) as unknown as View;

let hands: Hands;
let speed: number;
let director: Director;
let n: number;

const told = (...facts: object[]): News[] =>
  facts.map((fact) => {
    n += 1;
    return { news: "event", n, at: 0, fact: fact as Fact, rule: "move.basic", text: "." } as News;
  });
const passed = (seat: number): object => ({ kind: "passed", seat });
const moved = (seat: number, from: string, to: string): object => ({
  kind: "moved",
  seat,
  from,
  to,
  by: { corridor: "1-3" },
});
const rolled = (seat: number): object => ({ kind: "noise-rolled", seat, room: "001", face: "one" });
const ask = (id: string, urgency: NonNullable<Put>["urgency"] = "patient"): Put => ({
  id,
  urgency,
});
const many = (count: number): object[] =>
  Array.from({ length: count }, (_, index) =>
    index % 2 === 0 ? passed(1) : { kind: "door-closed", corridor: "1-3" },
  );

beforeEach(() => {
  hands = new Hands();
  speed = 1;
  n = 0;
  director = new Director({ seat: 2, clock: hands.clock, speed: () => speed });
  director.hear([], view(1), null);
  director.watch(true);
});

describe("the director", () => {
  it("plays one beat at a time, and shows nothing before its beat", () => {
    const last = view(1, { corridors: { "1-3": { door: "closed", noise: false } } });
    director.hear(
      told(moved(1, "001", "003"), { kind: "door-closed", corridor: "1-3" }),
      last,
      null,
    );
    expect(director.current?.kind).toBe("move");
    expect(director.shown).toBe(1);
    expect(director.view?.rooms["003"]?.characters).toEqual([1]);
    expect(director.view?.corridors["1-3"]?.door).toBe("open");
    hands.pass(799);
    expect(director.shown).toBe(1);
    hands.pass(1);
    expect(director.shown).toBe(2);
    expect(director.view).toBe(last);
    hands.pass(400);
    expect(director.current).toBeNull();
  });

  it("is faster when told, and by itself when much waits", () => {
    speed = 4;
    director.hear(told(moved(1, "001", "003")), view(1), null);
    hands.pass(200);
    expect(director.current).toBeNull();
    speed = 1;
    director.hear(told(...many(16)), view(1), null);
    hands.pass(200);
    expect(director.done).toBe(1);
    expect(director.waiting).toHaveLength(14);
  });

  it("pauses, steps, goes on and skips", () => {
    const last = view(2);
    director.hear(told(passed(1), moved(1, "001", "003"), passed(3)), last, null);
    hands.pass(100);
    director.pause();
    hands.pass(10_000);
    expect(director.shown).toBe(1);
    director.next();
    expect(director.shown).toBe(2);
    hands.pass(10_000);
    expect(director.shown).toBe(2);
    director.pause();
    hands.pass(0);
    expect(director.shown).toBe(3);
    director.skip();
    expect(director.current).toBeNull();
    expect(director.view).toBe(last);
  });

  it("goes on with what was left of a part after a pause", () => {
    director.hear(told(moved(1, "001", "003"), passed(3)), view(1), null);
    hands.pass(500);
    director.pause();
    hands.pass(1000);
    director.pause();
    hands.pass(299);
    expect(director.shown).toBe(1);
    hands.pass(1);
    expect(director.shown).toBe(2);
  });

  it("knows how far the event phase is, also of what was skipped", () => {
    const event = { kind: "event-drawn", event: "hunt" };
    director.hear(told({ kind: "player-phase-ended" }, event), view(1), null);
    director.skip();
    director.hear(told({ kind: "token-drawn", token: "blank" }), view(1), null);
    expect(director.current?.step).toBe("bag");
    director.hear(told({ kind: "turn-began", turn: 2 }), view(2), null);
    director.skip();
    director.hear(told(passed(1)), view(2), null);
    expect(director.current?.step).toBeNull();
  });

  it("shows everything at once where nothing is staged", () => {
    speed = 0;
    const last = view(1);
    director.hear(told(...many(5)), last, ask("1"));
    expect(director.shown).toBe(5);
    expect(director.view).toBe(last);
    expect(director.holding).toBe(false);
  });

  it("shows at once what is left after something was taken back", () => {
    director.hear(told(passed(1)), view(1), null);
    const back = { news: "undone", n: 9, at: 0, seat: 1, agreed: false, void: 1 } as News;
    const last = view(1);
    director.hear([back], last, null);
    expect(director.view).toBe(last);
    expect(director.current).toBeNull();
  });

  it("plays nothing to nobody, and goes on when somebody looks again", () => {
    director.watch(false);
    director.hear(told(passed(1), passed(3)), view(1), null);
    hands.pass(10_000);
    expect(director.shown).toBe(0);
    director.watch(true);
    expect(director.shown).toBe(1);
  });

  it("sums up what is too much", () => {
    const last = view(3);
    director.hear(told(...many(40), { kind: "died", seat: 1, cause: "fire" }), last, null);
    expect(director.recap?.facts).toBe(41);
    expect(director.recap?.beats).toHaveLength(6);
    expect(director.view).toBe(last);
    director.closeRecap();
    expect(director.recap).toBeNull();
  });

  it("sums up for whoever comes back what they have not seen, if it is much", () => {
    const news = told(...many(60));
    const back = new Director({ seat: 2, clock: hands.clock, speed: () => 1 });
    back.hear(news, view(1), null);
    back.watch(true);
    back.recall(news, 50);
    expect(back.recap).toBeNull();
    back.recall(news, 20);
    expect(back.recap?.facts).toBe(40);
    expect(back.shown).toBe(60);
  });
});

describe("a question", () => {
  it("waits for one's own roll, and comes when that was seen", () => {
    director.hear(told(rolled(2), { kind: "silence", room: "001" }), view(1), ask("1"));
    expect(director.holding).toBe(true);
    hands.pass(1599);
    expect(director.holding).toBe(true);
    hands.pass(1);
    expect(director.holding).toBe(false);
  });

  it("waits no longer than it may, whatever there is to see", () => {
    const facts = [
      rolled(2),
      { kind: "encounter-began", room: "001", trigger: 2 },
      { kind: "token-drawn", token: "queen-4" },
      { kind: "attack-began", mini: "queen-1", target: 2 },
      { kind: "attack-card-drawn", card: "bite" },
    ];
    director.hear(told(...facts), view(1), ask("1"));
    hands.pass(3299);
    expect(director.holding).toBe(true);
    hands.pass(1);
    expect(director.holding).toBe(false);
    expect(director.current?.kind).toBe("attack");
  });

  it("comes with any key or tap, and everything it depends on is shown then", () => {
    director.hear(told(rolled(2), passed(1)), view(1), ask("1"));
    director.release();
    expect(director.holding).toBe(false);
    expect(director.shown).toBe(2);
    expect(director.current?.kind).toBe("mark");
  });

  it("does not wait for others", () => {
    director.hear(told(rolled(1), moved(1, "001", "003"), passed(1)), view(1), ask("1"));
    expect(director.holding).toBe(false);
    expect(director.current?.kind).toBe("noise");
    expect(director.waiting).toHaveLength(2);
  });

  it("waits for what is one's own only: what others did before it is shown at once", () => {
    director.hear(told(moved(1, "001", "003"), rolled(2)), view(1), ask("1"));
    expect(director.shown).toBe(1);
    expect(director.current?.kind).toBe("noise");
    expect(director.holding).toBe(true);
  });

  it("with a time limit is put at once; a reaction stops what is played", () => {
    director.hear(told(rolled(2)), view(1), ask("1", "timed"));
    expect(director.holding).toBe(false);
    expect(director.current?.kind).toBe("noise");
    const last = view(1);
    director.hear(told(passed(1), passed(3)), last, ask("2", "reaction"));
    expect(director.holding).toBe(false);
    expect(director.current).toBeNull();
    expect(director.view).toBe(last);
  });

  it("is held back once, not again by what is told later", () => {
    director.hear(told(rolled(2)), view(1), ask("1"));
    director.release();
    director.hear(told(rolled(2)), view(1), ask("1"));
    expect(director.holding).toBe(false);
  });

  it("is not held back by a pause", () => {
    director.hear(told(rolled(2)), view(1), ask("1"));
    director.pause();
    expect(director.holding).toBe(false);
  });
});
