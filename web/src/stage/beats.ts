/** How what happens is played: the beat every kind of fact belongs to, and how long beats last. Only
 * what everybody knows decides about either, so that nothing can be read from the time it takes. */

import type { Fact } from "../wire";
import type { Checked } from "./checked";

export type FactKind = Fact["kind"];

/** Kinds of beats. */
export type BeatKind =
  | "pay"
  | "mark"
  | "move"
  | "crawl"
  | "deed"
  | "find"
  | "noise"
  | "combat"
  | "trouble"
  | "tile"
  | "event"
  | "bag"
  | "step"
  | "encounter"
  | "count"
  | "attack"
  | "wound"
  | "scan"
  | "infest"
  | "panic"
  | "madden"
  | "loom"
  | "feed"
  | "adapt"
  | "mutate"
  | "change"
  | "death"
  | "destruct"
  | "leave";

/** What is on the stage during a part of a beat. */
export type Act = "plain" | "roll" | "rest" | "draw" | "turn" | "lunge";

/** Milliseconds at single speed, and what is shown meanwhile. What a part tells appears when it
 * begins; while something rolls or lies face down, nothing is told. */
export type Part = { ms: number; act: Act };

type Staged = {
  own: Part[];
  /** What happens to others plays smaller and shorter: so much of it, or so long each part. */
  other?: number | number[];
  /** Whoever does it need not be shown. */
  obvious?: boolean;
  /** One's own holds one's question back, since the answer depends on what one sees. */
  blocks?: boolean;
};

const plain = (ms: number): Part[] => [{ ms, act: "plain" }];
export const BEATS: Record<BeatKind, Staged> = {
  pay: { own: plain(400), obvious: true },
  mark: { own: plain(400) },
  step: { own: plain(400) },
  move: { own: plain(800) },
  crawl: { own: plain(600) },
  deed: { own: plain(900) },
  find: { own: plain(900), blocks: true },
  trouble: { own: plain(600) },
  tile: { own: plain(900) },
  bag: {
    own: [
      { ms: 500, act: "draw" },
      { ms: 400, act: "turn" },
    ],
  },
  event: {
    own: [
      { ms: 400, act: "draw" },
      { ms: 500, act: "turn" },
    ],
  },
  noise: {
    own: [
      { ms: 700, act: "roll" },
      { ms: 400, act: "rest" },
      { ms: 500, act: "plain" },
    ],
    other: 0.6,
    blocks: true,
  },
  combat: {
    own: [
      { ms: 800, act: "roll" },
      { ms: 400, act: "rest" },
      { ms: 600, act: "plain" },
    ],
    other: 0.6,
    blocks: true,
  },
  // As long as the die of a noise roll rolls, since it may have come of one.
  encounter: {
    own: [
      { ms: 700, act: "roll" },
      { ms: 900, act: "draw" },
      { ms: 1000, act: "turn" },
      { ms: 700, act: "rest" },
    ],
    other: [420, 420, 440, 320],
    blocks: true,
  },
  count: { own: plain(700), blocks: true },
  attack: {
    own: [
      { ms: 700, act: "lunge" },
      { ms: 600, act: "draw" },
      { ms: 1000, act: "turn" },
    ],
    other: 1.2 / 2.3,
    blocks: true,
  },
  wound: { own: plain(1200), blocks: true },
  scan: {
    own: [
      { ms: 950, act: "draw" },
      { ms: 250, act: "turn" },
    ],
    blocks: true,
  },
  infest: { own: plain(2400), other: 0.5, blocks: true },
  panic: {
    own: [
      { ms: 500, act: "draw" },
      { ms: 1300, act: "turn" },
      { ms: 1000, act: "rest" },
    ],
    other: 0.6,
    blocks: true,
  },
  madden: { own: plain(1200), other: 0.6, blocks: true },
  // Something that everybody has to reckon with from now on.
  loom: { own: plain(1800) },
  feed: {
    own: [
      { ms: 600, act: "lunge" },
      { ms: 800, act: "turn" },
      { ms: 800, act: "rest" },
    ],
  },
  adapt: {
    own: [
      { ms: 400, act: "draw" },
      { ms: 1400, act: "turn" },
    ],
  },
  mutate: {
    own: [
      { ms: 500, act: "draw" },
      { ms: 1500, act: "turn" },
    ],
    other: 0.6,
    blocks: true,
  },
  change: { own: plain(1200), other: 0.6, blocks: true },
  death: { own: plain(2400), other: 0.5, blocks: true },
  destruct: { own: plain(1500) },
  leave: { own: plain(2500) },
};

/** The longest a question is held back. */
export const HOLD = 3300;

/** The parts of a beat. */
export function partsOf(kind: BeatKind, own: boolean): Part[] {
  const { own: parts, other, obvious } = BEATS[kind];
  if (own && obvious) return [];
  if (own || other === undefined) return parts;
  return parts.map(({ ms, act }, at) => ({
    ms: typeof other === "number" ? ms * other : (other[at] ?? ms),
    act,
  }));
}

export const lengthOf = (parts: Part[]): number => parts.reduce((sum, { ms }) => sum + ms, 0);

type Begun = [BeatKind, string] | null;

/** The beat a fact begins, with its sign; none goes with the beat before it. */
export const STAGED: Record<Exclude<FactKind, Checked>, Begun> & Partial<Record<Checked, null>> = {
  // Before the game, and between rounds.
  "character-drafted": ["mark", "pawn"],
  "draft-drawn": ["mark", "cardf"],
  "objectives-dealt": ["mark", "cardf"],
  "objectives-taken": ["mark", "cardf"],
  "common-objective": ["mark", "cardf"],
  "requirement-dealt": ["mark", "cardf"],
  "requirement-taken": ["mark", "cardf"],
  "objective-kept": null,
  "objective-chosen": null,
  "turn-began": ["mark", "bolt"],
  "cards-drawn": ["mark", "cardf"],
  "card-drawn": null,
  "deck-reshuffled": null,
  "shared-deck-reshuffled": null,
  "first-player": null,
  "round-began": null,
  passed: ["mark", "end"],
  "everyone-passes": ["mark", "end"],
  "card-discarded": ["pay", "cardi"],
  "hand-discarded": ["mark", "cardi"],
  "player-phase-ended": null,
  "taken-back": ["mark", "undo"],
  // Acting and reacting.
  "action-taken": ["pay", "bolt"],
  "card-paid": ["pay", "cardi"],
  "window-opened": null,
  interrupted: ["deed", "out"],
  "action-cancelled": ["deed", "out"],
  consented: null,
  seized: ["deed", "bolt"],
  "came-about": ["deed", "bolt"],
  "hourglass-turned": null,
  "hourglass-named": ["deed", "bolt"],
  moved: ["move", "move"],
  "room-explored": ["tile", "room"],
  "token-revealed": null,
  "items-counted": null,
  // The ship.
  "time-moved": ["step", "bolt"],
  "self-destruct-started": ["destruct", "skull"],
  "self-destruct-stopped": ["destruct", "skull"],
  "self-destruct-moved": ["mark", "skull"],
  "noise-rolled": ["noise", "die"],
  "noise-rerolled": null,
  "noise-placed": ["mark", "noise"],
  "duct-noise-placed": ["mark", "noise"],
  "noise-removed": null,
  "duct-noise-removed": null,
  "danger-heard": ["mark", "noise"],
  silence: ["mark", "noise"],
  "door-closed": ["mark", "lock"],
  "door-opened": ["mark", "unlock"],
  "door-destroyed": ["mark", "unlock"],
  "door-taken": ["mark", "unlock"],
  "fire-placed": ["trouble", "fire"],
  "fire-removed": ["trouble", "fire"],
  "items-burned": null,
  "malfunction-placed": ["trouble", "malf"],
  "malfunction-removed": ["deed", "malf"],
  "pod-toggled": ["mark", "lock"],
  "pods-unlocked": ["deed", "unlock"],
  "pod-entered": ["move", "out"],
  "pod-left": ["move", "in"],
  "pod-thrown-out": ["move", "in"],
  "pod-launched": ["leave", "out"],
  "boarding-failed": ["deed", "lock"],
  evacuated: null,
  "hibernation-failed": ["deed", "lock"],
  hibernated: ["leave", "out"],
  "airlock-started": ["destruct", "skull"],
  "airlock-aborted": ["mark", "lock"],
  "airlock-fired": ["destruct", "skull"],
  "event-drawn": ["event", "bolt"],
  "event-for-direction": ["mark", "bolt"],
  "event-removed": null,
  "event-returned": null,
  "event-discarded": null,
  // Intruders.
  "encounter-began": ["encounter", "bag"],
  "first-encounter": null,
  "token-drawn": ["bag", "bag"],
  "token-to-bag": null,
  "token-to-supply": null,
  "token-removed": null,
  "hidden-token-to-bag": null,
  "intruder-placed": ["crawl", "in"],
  "intruder-moved": ["crawl", "in"],
  "intruder-stopped": ["crawl", "in"],
  "intruder-stayed": ["mark", "in"],
  "intruder-vanished": ["crawl", "out"],
  "intruder-removed": ["crawl", "out"],
  "intruder-transformed": ["crawl", "in"],
  "intruder-healed": ["mark", "in"],
  "no-miniature": null,
  "surprise-checked": ["count", "cardf"],
  "attack-began": ["attack", "in"],
  "attack-card-drawn": null,
  "attack-hit": null,
  "attack-missed": null,
  "attack-ignored": ["mark", "out"],
  "larva-infested": ["infest", "slime"],
  "egg-added": ["mark", "egg"],
  "egg-destroyed": ["deed", "egg"],
  "egg-hatched": ["crawl", "egg"],
  "eggs-opened": ["crawl", "egg"],
  "engine-shaken": ["mark", "die"],
  "engine-flipped": ["deed", "engine"],
  "weakness-lost": ["deed", "eye"],
  "cards-kept-back": ["mark", "cardf"],
  "nest-destroyed": ["deed", "carcass"],
  "swarm-taken": ["deed", "in"],
  "swarm-card-drawn": null,
  "swarm-card-played": ["deed", "in"],
  "swarm-card-discarded": null,
  "combat-rolled": ["combat", "die"],
  "combat-rerolled": null,
  "ammo-spent": ["pay", "ammo"],
  "ammo-loaded": ["deed", "ammo"],
  "shot-missed": ["mark", "die"],
  injured: ["trouble", "in"],
  "blood-read": null,
  "intruder-killed": ["deed", "carcass"],
  "intruder-survived": null,
  "carcass-left": null,
  "retreat-began": null,
  // The crew.
  slimed: ["trouble", "slime"],
  "slime-removed": ["mark", "slime"],
  "light-wound": ["wound", "in"],
  "serious-wound": ["wound", "in"],
  "wound-dressed": ["deed", "t-green"],
  "wound-healed": ["deed", "t-green"],
  "light-healed": ["deed", "t-green"],
  died: ["death", "skull"],
  "items-lost": null,
  revived: ["deed", "t-green"],
  "contamination-taken": ["mark", "slime"],
  "contamination-scanned": ["scan", "slime"],
  "contamination-removed": ["deed", "slime"],
  "larva-grown": ["infest", "slime"],
  "larva-removed": ["deed", "slime"],
  "insanity-changed": ["madden", "insane"],
  rested: ["deed", "t-green"],
  "panic-drawn": ["panic", "insane"],
  "panic-cancelled": ["mark", "out"],
  "card-lost": ["mark", "cardi"],
  "wound-undressed": ["trouble", "in"],
  // Mutation, feeding, adaptation. What is kept is told to one, that it is kept to all.
  "mutations-seen": ["find", "helix"],
  "mutation-kept": ["mutate", "helix"],
  "mutation-gained": ["mutate", "helix"],
  "mutation-marked": ["change", "helix"],
  "mutation-scanned": ["scan", "helix"],
  "mutation-turned-up": ["mutate", "helix"],
  "mutation-lost": ["deed", "helix"],
  "mutation-idle": ["mark", "out"],
  fed: ["feed", "jaws"],
  "object-eaten": ["deed", "jaws"],
  "adaptation-turned-up": ["adapt", "flesh"],
  "adaptation-discarded": ["adapt", "flesh"],
  // Characters of further boxes, and what goes along with them.
  "wound-ignored": ["mark", "t-green"],
  "energy-spent": ["pay", "bolt"],
  "attack-turned": ["deed", "out"],
  "round-added": ["mark", "bolt"],
  "played-dead": ["deed", "out"],
  freed: ["deed", "unlock"],
  delegated: ["deed", "crew"],
  "companion-moved": ["move", "dog"],
  "companion-called": ["mark", "dog"],
  "companion-lost": ["trouble", "skull"],
  "drone-given": ["deed", "lens"],
  "drone-returned": ["mark", "lens"],
  // Turrets.
  "discovery-revealed": ["deed", "eye"],
  "object-found": ["mark", "gear"],
  "turret-placed": ["deed", "turret"],
  "turret-kept-out": ["mark", "turret"],
  "turret-set": ["deed", "turret"],
  "turret-seen": ["deed", "eye"],
  "turret-peeked": ["deed", "eye"],
  "turret-shown": ["mark", "turret"],
  "turret-fired": ["trouble", "ammo"],
  "turret-destroyed": ["trouble", "turret"],
  "token-exchanged": ["mark", "room"],
  // Alerts.
  "alert-revealed": ["event", "bolt"],
  activated: ["deed", "bolt"],
  "alert-stage": ["mark", "bolt"],
  "alert-fulfilled": ["deed", "bolt"],
  "alert-closed": ["mark", "bolt"],
  "alert-failed": ["destruct", "skull"],
  "sample-placed": ["mark", "vial"],
  "sample-due": ["mark", "vial"],
  "sample-removed": null,
  "shuttle-time-moved": ["mark", "bolt"],
  // Things.
  "leftover-claimed": ["mark", "crate"],
  "item-turned-back": ["mark", "crate"],
  "item-used": null,
  "item-discarded": ["pay", "crate"],
  "item-dropped": ["mark", "crate"],
  "object-dropped": ["mark", "crate"],
  "object-picked": ["mark", "crate"],
  "search-began": ["deed", "crate"],
  "items-seen": ["find", "crate"],
  "item-gained": ["mark", "crate"],
  "item-taken": ["mark", "crate"],
  "item-declined": null,
  "item-crafted": ["deed", "gear"],
  "quest-unlocked": ["deed", "crate"],
  "item-attached": ["mark", "gear"],
  "items-taped": ["mark", "gear"],
  "tape-torn": ["mark", "gear"],
  "trade-opened": ["mark", "crew"],
  "trade-offered": ["mark", "crew"],
  "trade-offered-shadow": ["mark", "crew"],
  "trade-accepted": ["mark", "crew"],
  "trade-refused": ["mark", "crew"],
  "trade-countered": ["mark", "crew"],
  "thing-given": ["mark", "crew"],
  "thing-given-shadow": ["mark", "crew"],
  "thing-shown": ["mark", "eye"],
  "something-shown": ["mark", "eye"],
  "trade-closed": null,
  // Looking, and setting a course.
  "signal-sent": ["deed", "sig"],
  "weakness-revealed": ["deed", "eye"],
  "destination-set": ["deed", "eye"],
  "coordinates-seen": ["deed", "eye"],
  "coordinates-checked": ["deed", "eye"],
  "engine-seen": ["deed", "engine"],
  "engine-checked": ["deed", "engine"],
  "engine-restacked": ["deed", "engine"],
  "tile-seen": ["deed", "eye"],
  "tile-peeked": ["deed", "eye"],
  "exploration-seen": ["deed", "eye"],
  "exploration-peeked": ["deed", "eye"],
  "objective-seen": ["deed", "eye"],
  "objective-peeked": ["deed", "eye"],
  "kept-objective-seen": ["deed", "eye"],
  "kept-objective-peeked": ["deed", "eye"],
  "event-seen": ["deed", "eye"],
  "event-peeked": ["deed", "eye"],
  "event-buried": ["mark", "eye"],
  "deck-top-seen": ["deed", "eye"],
  "deck-top-peeked": ["deed", "eye"],
  "deck-top-buried": ["mark", "eye"],
  "deck-peeked": ["deed", "eye"],
  "own-deck-peeked": ["deed", "eye"],
  "card-kept": null,
  "course-exchanged": ["deed", "eye"],
  "deck-looked-through": ["deed", "eye"],
  "deck-held": null,
  "codes-unlocked": ["deed", "eye"],
  "mind-read": ["deed", "eye"],
  "mind-scanned": ["deed", "eye"],
  // The end.
  "ship-jumped": ["leave", "bolt"],
  "shuttle-departed": ["leave", "bolt"],
  "ship-exploded": ["leave", "skull"],
};

/** What comes of a beat belongs to it, so that a hit takes no longer than a miss. */
export const FOLLOWS: Partial<Record<BeatKind, ReadonlySet<FactKind>>> = {
  noise: new Set<FactKind>(["noise-placed", "duct-noise-placed", "silence", "danger-heard"]),
  mark: new Set<FactKind>(["noise-placed", "duct-noise-placed"]),
  combat: new Set<FactKind>(["injured", "shot-missed", "intruder-killed"]),
  encounter: new Set<FactKind>([
    "token-drawn",
    "intruder-placed",
    "noise-placed",
    "duct-noise-placed",
    "surprise-checked",
  ]),
  bag: new Set<FactKind>(["egg-added"]),
  attack: new Set<FactKind>([
    "attack-ignored",
    "light-wound",
    "contamination-taken",
    "slimed",
    "intruder-removed",
    "item-discarded",
    "card-discarded",
  ]),
  // Whether it takes effect or not, it takes as long.
  panic: new Set<FactKind>([
    "insanity-changed",
    "event-for-direction",
    "fire-placed",
    "malfunction-placed",
    "light-wound",
    "wound-undressed",
    "items-counted",
    "panic-cancelled",
  ]),
  feed: new Set<FactKind>(["intruder-removed", "nest-destroyed"]),
  deed: new Set<FactKind>(["item-taken", "item-gained", "card-discarded"]),
  find: new Set<FactKind>(["item-taken", "item-gained"]),
  crawl: new Set<FactKind>(["door-destroyed"]),
};
