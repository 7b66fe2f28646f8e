/** Folds facts into beats: one thing that happens is one beat, whoever looks. */

import { gravity } from "../game/gravity";
import { part } from "../game/fact";
import type { News, Seat, View } from "../wire";
import { BEATS, FOLLOWS, STAGED, partsOf, type BeatKind, type FactKind, type Part } from "./beats";

export type Told = Extract<News, { news: "event" }>;

/** A fact on its way to the stage. */
export type Cue = {
  one: Told;
  /** What the viewer may know after all that was told with it. */
  next: View;
  /** Nothing more was told with it. */
  last: boolean;
};

/** The steps of the event phase, in order. */
const STEPS = ["time", "attacks", "fire", "event", "lurk", "bag"] as const;
export type Step = (typeof STEPS)[number];

/** What a table says of how things are played at it. */
export type Lore = {
  /** The section of the rules by which those far from everybody slip away in a step of their own. */
  lurk: string | null;
  /** Whether all have to reckon with a figure wherever it comes. */
  looms: (mini: string) => boolean;
};

/** A table nothing is known of. */
export const PLAIN: Lore = { lurk: null, looms: () => false };

/** The steps of a table. */
export const stepsOf = ({ lurk }: Lore): Step[] =>
  STEPS.filter((step) => step !== "lurk" || lurk !== null);

/** How far the event phase is; none outside of it. */
export type Phase = Step | null;

export type Who = Seat | "intruders" | "ship";

export type Beat = {
  /** The number of its first fact, and what it is when it has none. */
  key: string;
  kind: BeatKind;
  icon: string;
  who: Who;
  /** It is the viewer's own doing or fate. */
  own: boolean;
  parts: Part[];
  cues: Cue[];
  /** What it is about; a step without effect is about nothing. */
  main: Told | null;
  /** What led to it: the action that was paid for. */
  lead: Told | null;
  step: Phase;
  /** So many more of the same were folded into it. */
  more: number;
};

/** Whom a fact may name as the one it happens to, or who does it. */
const ACTORS = ["seat", "target", "by", "from", "trigger"];

function whoOf(one: Told): Who {
  const seat = ACTORS.map((name) => part(one.fact, name)).find((who) => typeof who === "number");
  if (seat !== undefined) return seat;
  return part(one.fact, "mini") !== undefined || part(one.fact, "token") !== undefined
    ? "intruders"
    : "ship";
}

/** What attacks, or feeds, and so grows. */
const STRIKES: ReadonlySet<FactKind> = new Set<FactKind>([
  "attack-began",
  "intruder-healed",
  "intruder-transformed",
  "fed",
]);

/** The step a fact belongs to, after another; what an event brings about belongs to the event. */
function phaseAfter(phase: Phase, { fact, rule }: Told, met: boolean, lore: Lore): Phase {
  if (fact.kind === "player-phase-ended") return "time";
  if (fact.kind === "turn-began" || phase === null) return null;
  const early = STEPS.indexOf(phase) < STEPS.indexOf("event");
  if (STRIKES.has(fact.kind) && phase === "time") return "attacks";
  if (fact.kind === "injured" && fact.cause === "fire" && early) return "fire";
  if (fact.kind === "event-drawn") return "event";
  if (phase === "event" && lore.lurk !== null && rule.startsWith(lore.lurk)) return "lurk";
  // A token that nobody has met is the one the bag grows by.
  if (fact.kind === "token-drawn" && !early && !met) return "bag";
  return phase;
}

function begun(cue: Cue, seat: Seat | null, step: Phase, lore: Lore): Beat {
  const { fact } = cue.one;
  const [usual, icon] = STAGED[fact.kind] ?? ["mark", "bolt"];
  const looms = fact.kind === "intruder-placed" && lore.looms(fact.mini);
  const kind = looms ? "loom" : usual;
  const who = whoOf(cue.one);
  const own = seat !== null && who === seat;
  return {
    key: String(cue.one.n),
    kind,
    icon,
    who,
    own,
    parts: partsOf(kind, own),
    cues: [cue],
    main: cue.one,
    lead: null,
    step,
    more: 0,
  };
}

/** A step of the event phase in which nothing happens. */
function emptyStep(step: Step, before: number): Beat {
  return {
    key: `${before}-${step}`,
    kind: "step",
    icon: SIGNS[step],
    who: "ship",
    own: false,
    parts: partsOf("step", false),
    cues: [],
    main: null,
    lead: null,
    step,
    more: 0,
  };
}

/** The signs of the steps. */
export const SIGNS: Record<Step, string> = {
  time: "bolt",
  attacks: "in",
  fire: "fire",
  event: "cardf",
  lurk: "out",
  bag: "bag",
};

/** What is paid for; what comes over somebody is not. */
const PAID: ReadonlySet<BeatKind> = new Set<BeatKind>([
  "mark",
  "move",
  "deed",
  "find",
  "combat",
  "scan",
  "trouble",
  "destruct",
  "leave",
]);

/** A beat that turns into another by what follows: paying into what was paid for, a roll into the
 * encounter it leads to. */
function turnsInto(beat: Beat, cue: Cue, kind: BeatKind): boolean {
  if (beat.kind === "noise" && kind === "encounter") return true;
  // Healing and growing are steps of feeding.
  const before = beat.main?.fact;
  const { fact } = cue.one;
  if (before?.kind === "intruder-healed") {
    const grows = fact.kind === "intruder-transformed" && fact.from === before.mini;
    if (grows || (fact.kind === "fed" && fact.mini === before.mini)) return true;
  }
  if (before?.kind === "intruder-transformed" && fact.kind === "fed") return true;
  return beat.kind === "pay" && PAID.has(kind) && beat.who === whoOf(cue.one);
}

/** Kinds of which the third in a row, and all after it, are one. */
const ALIKE: ReadonlySet<BeatKind> = new Set(["pay", "mark", "deed", "trouble", "crawl"]);

/** The beats of facts that follow each other, after a phase. */
export function fold(cues: Cue[], seat: Seat | null, after: Phase, lore = PLAIN): Beat[] {
  const steps = stepsOf(lore);
  const beats: Beat[] = [];
  let phase = after;
  let ahead: Cue[] = [];
  let met = false;
  for (const cue of cues) {
    const { kind } = cue.one.fact;
    const was = phase;
    phase = phaseAfter(phase, cue.one, met, lore);
    met = kind === "encounter-began" || (met && kind !== "token-drawn");
    if (was !== null && was !== phase) {
      const passed = steps.slice(
        steps.indexOf(was) + 1,
        phase === null ? steps.length : steps.indexOf(phase),
      );
      beats.push(...passed.map((step) => emptyStep(step, cue.one.n)));
    }
    const open = beats.at(-1);
    const staged = STAGED[kind];
    const joins = open?.main != null && open.step === phase;
    if (joins && (!staged || follows(open, cue))) {
      open.cues.push(cue);
    } else if (joins && staged && turnsInto(open, cue, staged[0])) {
      const next = begun(cue, seat, phase, lore);
      beats[beats.length - 1] = {
        ...next,
        key: open.key,
        who: open.who === "ship" ? next.who : open.who,
        own: open.own || next.own,
        parts: partsOf(next.kind, open.own || next.own),
        cues: [...open.cues, cue],
        lead: open.lead ?? open.main,
      };
    } else if (!staged) {
      ahead.push(cue);
      continue;
    } else {
      const next = begun(cue, seat, phase, lore);
      beats.push({ ...next, cues: [...ahead, cue] });
      ahead = [];
      gather(beats);
    }
  }
  // What has no beat of its own is told with whatever comes next, and at once if nothing does.
  const [first] = ahead;
  if (first) beats.push({ ...begun(first, seat, phase, lore), cues: ahead, parts: [] });
  return beats;
}

/** Belongs to the beat that is open: what comes of it, what else is paid, noise beside noise. */
function follows(open: Beat, { one }: Cue): boolean {
  const { kind } = one.fact;
  if (open.kind === "pay") return STAGED[kind]?.[0] === "pay" && open.who === whoOf(one);
  if (open.kind === "mark" && open.icon !== "noise") return false;
  if (kind === "adaptation-turned-up") return open.main?.fact.kind === "intruder-transformed";
  return FOLLOWS[open.kind]?.has(kind) ?? false;
}

/** From the third alike on, beats are one. */
function gather(beats: Beat[]): void {
  const [first, second, third] = beats.slice(-3);
  if (!first?.main || !second?.main || !third?.main || !ALIKE.has(third.kind)) return;
  const kind = third.main.fact.kind;
  if (first.main.fact.kind !== kind || second.main.fact.kind !== kind) return;
  // Two stand for themselves; the third takes in all that follow.
  if (beats[beats.length - 4]?.main?.fact.kind === kind) {
    beats.splice(-1, 1);
    second.cues.push(...third.cues);
    second.more += 1;
  }
}

/** The part of a beat in which a fact of it is told, where that is not its first: whatever is not
 * named here and comes of the beat is told in its last. */
const TOLD_IN: Partial<Record<BeatKind, Partial<Record<FactKind, number>>>> = {
  noise: { "noise-rolled": 1 },
  combat: { "combat-rolled": 1 },
  encounter: {
    "noise-rolled": 1,
    "encounter-began": 1,
    "noise-removed": 1,
    "duct-noise-removed": 1,
    "token-drawn": 2,
    "intruder-placed": 2,
  },
  attack: { "attack-began": 0 },
  panic: { "panic-drawn": 1 },
  mutate: { "mutation-kept": 1, "mutation-gained": 1, "mutation-turned-up": 1 },
  adapt: { "adaptation-turned-up": 1, "adaptation-discarded": 1 },
  feed: { "intruder-healed": 1, "intruder-transformed": 1, "adaptation-turned-up": 2 },
};

/** The facts told by a beat once a part of it has begun. */
export function toldBy(beat: Beat, at: number): Cue[] {
  const last = beat.parts.length - 1;
  const main = beat.cues.findIndex(({ one }) => one === beat.main);
  const due = beat.cues.findIndex(({ one }, index) => {
    const named = TOLD_IN[beat.kind]?.[one.fact.kind];
    return (named ?? (index < main ? 0 : last)) > at;
  });
  return due < 0 ? beat.cues : beat.cues.slice(0, due);
}

/** Its own beats hold a question back. */
export function blocks(beat: Beat): boolean {
  return beat.own && BEATS[beat.kind].blocks === true;
}

/** How grave a fact of a beat is. */
const weightOf = (beat: Beat, { fact }: Told): number => gravity(fact.kind, beat.own);

/** The gravest fact of a beat. */
export function weighed(beat: Beat): Told | null {
  const told = beat.cues.map(({ one }) => one).filter(({ text }) => text);
  const [first] = told;
  if (!first) return null;
  return told.reduce(
    (best, one) => (weightOf(beat, one) > weightOf(beat, best) ? one : best),
    first,
  );
}

/** How many beats a recap shows. */
const SHOWN = 6;

/** The gravest beats, oldest first. */
export function gravest(beats: Beat[]): Beat[] {
  const chosen = new Set(
    beats
      .flatMap((beat, at) => {
        const one = weighed(beat);
        return one ? [{ beat, at, weight: weightOf(beat, one) }] : [];
      })
      .sort((a, b) => b.weight - a.weight || b.at - a.at)
      .slice(0, SHOWN)
      .map(({ beat }) => beat),
  );
  return beats.filter((beat) => chosen.has(beat));
}
