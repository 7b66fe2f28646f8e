import { describe, expect, it } from "vitest";
import type { Fact, View } from "../wire";
import { BEATS, HOLD, lengthOf, partsOf, STAGED, type BeatKind, type FactKind } from "./beats";
import { captionOf } from "./caption";
import {
  blocks,
  fold,
  gravest,
  PLAIN,
  stepsOf,
  toldBy,
  type Beat,
  type Cue,
  type Phase,
} from "./fold";

const VIEW = {} as View;

/** Facts told one after another. */
const told = (...facts: object[]): Cue[] =>
  facts.map((fact, index) => ({
    one: {
      news: "event",
      n: index + 1,
      at: 0,
      fact: fact as Fact,
      rule: "round.terms.turn",
      text: `${(fact as Fact).kind}.`,
    },
    next: VIEW,
    last: false,
  }));

const folded = (facts: object[], seat: number | null = 2, after: Phase = null): Beat[] =>
  fold(told(...facts), seat, after);
const kinds = (beats: Beat[]): string[] => beats.map(({ kind }) => kind);
const lengths = (beats: Beat[]): number[] => beats.map(({ parts }) => lengthOf(parts));

const ENCOUNTER = [
  { kind: "noise-rolled", seat: 1, room: "001", face: "one" },
  { kind: "encounter-began", room: "001", trigger: 1 },
  { kind: "noise-removed", corridor: "1-3" },
];

describe("beats", () => {
  it("are what was paid for, not the paying", () => {
    const beats = folded([
      { kind: "action-taken", seat: 1, source: { basic: "move" }, section: 0 },
      { kind: "card-paid", seat: 1, card: "search" },
      { kind: "moved", seat: 1, from: "001", to: "003", by: { corridor: "1-3" } },
      { kind: "round-began", seat: 2 },
    ]);
    expect(kinds(beats)).toEqual(["move"]);
    expect(beats[0]?.cues).toHaveLength(4);
    expect(beats[0]?.lead?.fact.kind).toBe("action-taken");
  });

  it("leave the checks of the end to their own page", () => {
    const beats = folded([
      { kind: "game-ended", ending: "time-out" },
      { kind: "ship-jumped" },
      { kind: "engine-revealed", engine: 1 },
    ]);
    expect(kinds(beats)).toEqual(["leave"]);
    expect(beats[0]?.cues).toHaveLength(3);
  });

  it("hold every fact once and in order", () => {
    const facts = Object.keys(STAGED).map((kind) => ({ kind, seat: 1 }));
    const all = folded(facts).flatMap((beat) => beat.cues.map(({ one }) => one.n));
    expect(all).toEqual(facts.map((_, index) => index + 1));
  });

  it("are no longer than a question may be held back, and parts are short", () => {
    for (const kind of Object.keys(BEATS) as BeatKind[]) {
      for (const own of [true, false]) {
        const parts = partsOf(kind, own);
        expect(lengthOf(parts), kind).toBeLessThanOrEqual(HOLD);
        expect(lengthOf(partsOf(kind, false))).toBeGreaterThanOrEqual(400);
      }
    }
    expect(lengthOf(partsOf("encounter", true))).toBe(3300);
    expect(lengthOf(partsOf("encounter", false))).toBe(1600);
    expect(lengthOf(partsOf("attack", true))).toBe(2300);
    expect(lengthOf(partsOf("attack", false))).toBeCloseTo(1200);
    expect(lengthOf(partsOf("noise", true))).toBe(1600);
    expect(lengthOf(partsOf("noise", false))).toBe(960);
  });

  it("roll a die for noise as long, whether something comes of it or not", () => {
    for (const own of [true, false]) {
      expect(partsOf("encounter", own)[0]).toEqual(partsOf("noise", own)[0]);
    }
  });

  it("are one from the third alike on", () => {
    const facts = [1, 2, 3, 4, 5].map((seat) => ({ kind: "cards-drawn", seat, count: 2 }));
    const beats = folded(facts);
    expect(beats).toHaveLength(3);
    expect(beats.map(({ more }) => more)).toEqual([0, 0, 2]);
  });

  it("hold a question back only where they are one's own roll, draw, encounter, attack or wound", () => {
    const rolled = [{ kind: "noise-rolled", seat: 2, room: "001", face: "one" }];
    expect(folded(rolled, 2).some(blocks)).toBe(true);
    expect(folded(rolled, 1).some(blocks)).toBe(false);
    expect(folded(rolled, null).some(blocks)).toBe(false);
    const own = [
      { kind: "moved", seat: 2, from: "001", to: "003", by: "hull" },
      { kind: "passed", seat: 2 },
    ];
    expect(folded(own, 2).some(blocks)).toBe(false);
  });
});

describe("the event phase", () => {
  const phase = (...facts: object[]): Beat[] =>
    folded([{ kind: "player-phase-ended" }, ...facts, { kind: "turn-began", turn: 2 }]);

  it("has all five steps, also those without effect", () => {
    const beats = phase(
      { kind: "time-moved", to: 14 },
      { kind: "event-drawn", event: "hunt" },
      { kind: "intruder-moved", mini: "adult-1", from: "001", to: "003", corridor: "1-3" },
      { kind: "token-drawn", token: "adult-4a" },
      { kind: "token-to-bag", token: "adult-4a" },
    );
    expect(beats.map(({ step }) => step)).toEqual([
      "time",
      "attacks",
      "fire",
      "event",
      "event",
      "bag",
      null,
    ]);
    const fire = beats.find(({ step }) => step === "fire");
    expect(fire && captionOf(fire, 0)).toEqual({ hush: "fire" });
    expect(fire && lengthOf(fire.parts)).toBe(400);
  });

  it("tells an encounter of the event from the growing of the bag", () => {
    const beats = phase(
      { kind: "time-moved", to: 14 },
      { kind: "attack-began", mini: "adult-1", target: 1 },
      { kind: "attack-card-drawn", card: "bite" },
      { kind: "attack-missed", mini: "adult-1", target: 1 },
      { kind: "injured", mini: "adult-1", injuries: 1, cause: "fire" },
      { kind: "event-drawn", event: "hunt" },
      ...ENCOUNTER,
      { kind: "token-drawn", token: "blank" },
      { kind: "token-drawn", token: "adult-4a" },
    );
    expect(beats.map(({ kind, step }) => `${kind} ${step ?? ""}`)).toEqual([
      "step time",
      "attack attacks",
      "trouble fire",
      "event event",
      "encounter event",
      "bag bag",
      "mark ",
    ]);
  });

  it("goes on where it was when more is told", () => {
    const beats = folded([{ kind: "event-drawn", event: "hunt" }], 2, "attacks");
    expect(beats.map(({ step }) => step)).toEqual(["fire", "event"]);
  });
});

describe("nothing hidden shows in how many beats there are and how long they last", () => {
  /** Two tellings that differ in nothing everybody knows beforehand. */
  const alike = (name: string, one: object[], other: object[]): void => {
    it(name, () => {
      for (const seat of [1, 2, null]) {
        expect(kinds(folded(one, seat))).toEqual(kinds(folded(other, seat)));
        expect(lengths(folded(one, seat))).toEqual(lengths(folded(other, seat)));
      }
    });
  };

  const scan = (infected: boolean): object[] => [
    { kind: "contamination-scanned", seat: 1, infected },
  ];
  alike("clean and infected", scan(true), scan(false));

  const roll = (face: string, comes: object): object[] => [
    { kind: "noise-rolled", seat: 1, room: "001", face },
    comes,
  ];
  alike(
    "noise and silence",
    roll("one", { kind: "noise-placed", corridor: "1-3" }),
    roll("silence", { kind: "silence", room: "001" }),
  );

  const attack = (comes: object[]): object[] => [
    { kind: "attack-began", mini: "adult-1", target: 1 },
    { kind: "attack-card-drawn", card: "scratch" },
    ...comes,
  ];
  alike(
    "hit and miss",
    attack([{ kind: "attack-missed", mini: "adult-1", target: 1 }]),
    attack([
      { kind: "attack-hit", mini: "adult-1", target: 1, card: "scratch" },
      { kind: "light-wound", seat: 1, cause: "attack", now: 1 },
      { kind: "contamination-taken", seat: 1 },
    ]),
  );

  const shot = (comes: object[]): object[] => [
    { kind: "combat-rolled", seat: 1, face: "one" },
    ...comes,
  ];
  alike(
    "a shot that kills and one that does not",
    shot([{ kind: "shot-missed", seat: 1 }]),
    shot([
      { kind: "injured", mini: "adult-1", injuries: 3, cause: "shot" },
      { kind: "blood-read", mini: "adult-1", card: "bite" },
      { kind: "intruder-killed", mini: "adult-1", room: "001" },
      { kind: "carcass-left", room: "001" },
    ]),
  );

  alike(
    "blank and queen",
    [
      ...ENCOUNTER,
      { kind: "token-drawn", token: "blank" },
      { kind: "noise-placed", corridor: "1-3" },
      { kind: "noise-placed", corridor: "1-4" },
      { kind: "token-to-bag", token: "blank" },
    ],
    [
      ...ENCOUNTER,
      { kind: "token-drawn", token: "queen-4" },
      { kind: "intruder-placed", mini: "queen-1", room: "001" },
      { kind: "surprise-checked", seat: 1, cards: 0, number: 4, attack: true },
      { kind: "token-to-supply", token: "queen-4" },
    ],
  );

  /** What those who see a secret are told, and what everybody else is told of it. */
  const SHADOWS: [FactKind, FactKind][] = [
    ["objectives-dealt", "objectives-taken"],
    ["objective-kept", "objective-chosen"],
    ["item-gained", "item-taken"],
    ["trade-offered", "trade-offered-shadow"],
    ["thing-given", "thing-given-shadow"],
    ["thing-shown", "something-shown"],
    ["coordinates-seen", "coordinates-checked"],
    ["engine-seen", "engine-checked"],
    ["tile-seen", "tile-peeked"],
    ["exploration-seen", "exploration-peeked"],
    ["objective-seen", "objective-peeked"],
    ["kept-objective-seen", "kept-objective-peeked"],
    ["event-seen", "event-peeked"],
    ["deck-top-seen", "deck-top-peeked"],
  ];
  it.each(SHADOWS)("%s and %s", (secret, shadow) => {
    const around = (kind: FactKind): object[] => [
      { kind: "passed", seat: 3 },
      { kind, seat: 1, from: 1, to: 3 },
      { kind: "passed", seat: 4 },
    ];
    expect(lengths(folded(around(secret)))).toEqual(lengths(folded(around(shadow))));
  });

  it("a result is told only in the part that shows it", () => {
    const [beat] = folded(roll("two", { kind: "noise-placed", corridor: "1-3" }));
    const said = [0, 1, 2].map((part) => (beat ? toldBy(beat, part).length : -1));
    expect(said).toEqual([0, 1, 2]);
    expect(beat && captionOf(beat, 0)).toEqual({ hush: "noise" });
    const [met] = folded([...ENCOUNTER, { kind: "token-drawn", token: "queen-4" }]);
    const kindsAt = (part: number): string[] =>
      met ? toldBy(met, part).map(({ one }) => one.fact.kind) : [];
    expect(kindsAt(0)).toEqual([]);
    expect(kindsAt(1)).not.toContain("token-drawn");
    expect(kindsAt(2)).toContain("token-drawn");
  });
});

describe("a recap", () => {
  it("shows the six gravest beats, oldest first", () => {
    const facts = [
      { kind: "passed", seat: 1 },
      { kind: "died", seat: 1, cause: "fire" },
      { kind: "silence", room: "001" },
      { kind: "self-destruct-started" },
      { kind: "fire-placed", room: "001" },
      { kind: "serious-wound", seat: 3, cause: "fire", wound: "leg" },
      { kind: "malfunction-placed", room: "003" },
      { kind: "intruder-placed", mini: "adult-1", room: "003" },
      { kind: "passed", seat: 3 },
    ];
    expect(gravest(folded(facts)).map(({ main }) => main?.fact.kind)).toEqual([
      "died",
      "self-destruct-started",
      "fire-placed",
      "serious-wound",
      "malfunction-placed",
      "intruder-placed",
    ]);
  });
});

describe("what a table says of itself", () => {
  const FEAST = [
    { kind: "player-phase-ended" },
    { kind: "time-moved", to: 4 },
    { kind: "intruder-healed", mini: "fleshbeast-1", injuries: 2 },
    { kind: "intruder-transformed", from: "fleshbeast-1", to: "butcher-1" },
    { kind: "adaptation-turned-up", slot: "carcass", weakness: "thick-hide" },
    { kind: "fed", mini: "butcher-1", room: "004", food: "carcass" },
    { kind: "event-drawn", event: "growl" },
  ];

  it("healing, growing and adapting are part of feeding, in the step of the attacks", () => {
    const beats = folded(FEAST);
    expect(beats.map(({ kind, step }) => [kind, step])).toEqual([
      ["step", "time"],
      ["feed", "attacks"],
      ["step", "fire"],
      ["event", "event"],
    ]);
    const feed = beats[1];
    if (!feed) throw new Error("nobody feeds");
    const toldIn = (part: number): string[] => toldBy(feed, part).map(({ one }) => one.fact.kind);
    expect(toldIn(0)).toEqual([]);
    expect(toldIn(1)).toEqual(["intruder-healed", "intruder-transformed"]);
    expect(toldIn(2)).toHaveLength(4);
  });

  it("an adaptation that no feeding has turned up stands for itself", () => {
    const placed = { kind: "intruder-placed", mini: "shambler-1", room: "004" };
    const turned = { kind: "adaptation-turned-up", slot: "corpse", weakness: "agile" };
    expect(kinds(folded([placed, turned]))).toEqual(["crawl", "adapt"]);
  });

  it("a step of lurking is there only where there is such a step", () => {
    const lore = { ...PLAIN, lurk: "void.lurk." };
    const facts = told(
      { kind: "event-drawn", event: "fear-1" },
      { kind: "intruder-vanished", mini: "lurker-1", room: "002" },
      { kind: "token-drawn", token: "blank" },
    );
    const away = facts.map((cue, at) =>
      at === 1 ? { ...cue, one: { ...cue.one, rule: "void.lurk.remove" } } : cue,
    );
    const steps = (beats: Beat[]): (string | null)[] => beats.map(({ step }) => step);
    expect(steps(fold(away, 2, "fire", lore))).toEqual(["event", "lurk", "bag"]);
    expect(steps(fold(away, 2, "fire"))).toEqual(["event", "event", "bag"]);
    expect(stepsOf(lore)).toHaveLength(6);
    expect(stepsOf(PLAIN)).toHaveLength(5);
    const quiet = [facts[0], facts[2]].flatMap((cue) => cue ?? []);
    expect(fold(quiet, 2, "fire", lore).map(({ key }) => key)).toContain("3-lurk");
  });

  it("what all must reckon with is shown longer than what crawls", () => {
    const lore = { ...PLAIN, looms: (mini: string) => mini === "lair-2" };
    const placed = told(
      { kind: "intruder-placed", mini: "lair-2", room: "004" },
      { kind: "intruder-placed", mini: "lurker-2", room: "004" },
    );
    expect(kinds(fold(placed, 2, null, lore))).toEqual(["loom", "crawl"]);
    expect(lengthOf(partsOf("loom", false))).toBeGreaterThan(lengthOf(partsOf("crawl", false)));
  });
});
