/** Which drawing belongs to what: the only place that knows things of the game by their ids. What a
 * pack brings without a drawing is drawn from its symbol. */

import type { ComponentKind } from "../library";

/** The tone of a drawing; see the styles of the board. */
export type Tone = "plain" | "alien" | "danger" | "noise" | "fire" | "malfunction";

/** Where the frame of the table tells how close something is to its end. */
export type Edge = "top" | "bottom" | "sides";

type Drawn = { sprite: string; tone?: Tone; box?: Box; worn?: boolean; edge?: Edge };

/** What a drawing takes on the floor of a room. */
type Box = { wide: number; high: number };

const DRAWN: Partial<Record<ComponentKind, Record<string, Drawn>>> = {
  intruder: {
    larva: { sprite: "larva" },
    creeper: { sprite: "creeper" },
    adult: { sprite: "adult" },
    breeder: { sprite: "breeder" },
    queen: { sprite: "queen" },
  },
  character: {
    captain: { sprite: "g-captain" },
    pilot: { sprite: "g-pilot" },
    scientist: { sprite: "g-scientist" },
    scout: { sprite: "g-scout" },
    soldier: { sprite: "g-soldier" },
    mechanic: { sprite: "g-mechanic" },
  },
  mark: {
    slime: { sprite: "slime", tone: "alien", worn: true },
    larva: { sprite: "larva", tone: "alien" },
    signal: { sprite: "sig" },
  },
  object: {
    corpse: { sprite: "corpse", box: { wide: 26, high: 18 } },
    carcass: { sprite: "carcass" },
    egg: { sprite: "egg", box: { wide: 18, high: 18 } },
  },
  track: {
    time: { sprite: "bolt", edge: "top" },
    "self-destruct": { sprite: "skull", tone: "danger" },
    course: { sprite: "eye" },
    fires: { sprite: "fire", tone: "fire", edge: "bottom" },
    malfunctions: { sprite: "malf", tone: "malfunction", edge: "sides" },
    eggs: { sprite: "egg", tone: "alien" },
  },
  space: {
    jump: { sprite: "bolt" },
    explosion: { sprite: "skull" },
  },
  part: {
    blank: { sprite: "t-none" },
  },
};

/** The drawing of something, if it has one of its own. */
export function spriteOf(kind: ComponentKind, id: string): string | null {
  return DRAWN[kind]?.[id]?.sprite ?? null;
}

/** What an object takes on the floor. */
export function boxOf(object: string): Box {
  return DRAWN.object?.[object]?.box ?? { wide: 26, high: 26 };
}

/** The drawing of a mark that shows on a character's figure too. */
export function wornOf(mark: string): string | null {
  const drawn = DRAWN.mark?.[mark];
  return drawn?.worn ? drawn.sprite : null;
}

/** The edge of the table's frame that belongs to a track. */
export function edgeOf(track: string): Edge | null {
  return DRAWN.track?.[track]?.edge ?? null;
}

/** The tone something is drawn in. */
export function toneOf(kind: ComponentKind, id: string): Tone {
  return DRAWN[kind]?.[id]?.tone ?? "plain";
}
