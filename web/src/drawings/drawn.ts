/** Which drawing belongs to what: the only place that knows things of the game by their ids. What a
 * pack brings without a drawing is drawn from its symbol. */

import type { Names } from "../game/names";
import type { ComponentKind } from "../library";
import { browse, found } from "./albums.svelte";
import { want, type Sheet } from "./sheets";

/** The tone of a drawing; see the styles of the board. */
export type Tone =
  | "plain"
  | "alien"
  | "danger"
  | "noise"
  | "fire"
  | "malfunction"
  | "void"
  | "flesh"
  | "power"
  | "outage"
  | "mars"
  | "caution";

/** Where the frame of the table tells how close something is to its end. */
export type Edge = "top" | "bottom" | "sides";

export type Drawn = {
  sprite: string;
  tone?: Tone;
  box?: Box;
  worn?: boolean;
  edge?: Edge;
  /** What a figure takes on the board, where its rank does not say. */
  size?: number;
  /** The sheet it is on; what every box needs is in the page from the start. */
  sheet?: Sheet;
};

/** What a drawing takes on the floor of a room. */
type Box = { wide: number; high: number };

const DRAWN: Partial<Record<ComponentKind, Record<string, Drawn>>> = {
  intruder: {
    larva: { sprite: "larva" },
    creeper: { sprite: "creeper" },
    adult: { sprite: "adult" },
    breeder: { sprite: "breeder" },
    queen: { sprite: "queen" },
    lurker: { sprite: "lurker", sheet: "void", size: 26 },
    whisperer: { sprite: "whisperer", sheet: "void" },
    stalker: { sprite: "stalker", sheet: "void" },
    despoiler: { sprite: "despoiler", sheet: "void" },
    lair: { sprite: "lair", sheet: "void", size: 30 },
    metagorger: { sprite: "metagorger", sheet: "flesh", size: 24 },
    shambler: { sprite: "shambler", sheet: "flesh", size: 30 },
    fleshbeast: { sprite: "fleshbeast", sheet: "flesh" },
    butcher: { sprite: "butcher", sheet: "flesh" },
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
    insanity: { sprite: "insane", tone: "void", sheet: "void" },
    mutation: { sprite: "helix", tone: "flesh", sheet: "flesh" },
  },
  object: {
    corpse: { sprite: "corpse", box: { wide: 26, high: 18 } },
    carcass: { sprite: "carcass" },
    egg: { sprite: "egg", box: { wide: 18, high: 18 } },
    sample: { sprite: "vial", tone: "noise", box: { wide: 14, high: 20 } },
  },
  track: {
    time: { sprite: "bolt", edge: "top" },
    shuttle: { sprite: "bolt", tone: "danger" },
    "self-destruct": { sprite: "skull", tone: "danger" },
    course: { sprite: "eye" },
    fires: { sprite: "fire", tone: "fire", edge: "bottom" },
    malfunctions: { sprite: "malf", tone: "malfunction", edge: "sides" },
    eggs: { sprite: "egg", tone: "alien" },
  },
  // What goes along with whoever has such a card, or holds such a thing.
  trait: {
    laika: { sprite: "dog", sheet: "aftermath" },
  },
  item: {
    robot: { sprite: "robot", sheet: "aftermath" },
  },
  space: {
    jump: { sprite: "bolt" },
    explosion: { sprite: "skull" },
    failure: { sprite: "skull" },
    check: { sprite: "bolt" },
    departure: { sprite: "engine" },
  },
  part: {
    blank: { sprite: "t-none" },
    unnamed: { sprite: "void", tone: "alien", sheet: "void" },
    "insanity-token": { sprite: "insane", tone: "void", sheet: "void" },
    lairs: { sprite: "lair", tone: "alien", sheet: "void" },
    drone: { sprite: "lens", sheet: "aftermath" },
    turret: { sprite: "turret", sheet: "aftermath-rooms" },
    "turret-target-all": { sprite: "aims-all", tone: "danger", sheet: "aftermath-rooms" },
    "turret-target-intruders": {
      sprite: "aims-intruders",
      tone: "alien",
      sheet: "aftermath-rooms",
    },
    "turret-inactive": { sprite: "aims-nothing", sheet: "aftermath-rooms" },
  },
};

const drawnOf = (kind: ComponentKind, id: string): Drawn | undefined =>
  found(({ drawn }) => drawn[kind]?.[id]) ?? DRAWN[kind]?.[id];

/** The drawing of something, if it has one of its own. */
export function spriteOf(kind: ComponentKind, id: string): string | null {
  return drawnOf(kind, id)?.sprite ?? null;
}

/** The sheet it is drawn on; what every table shows is on none. */
export function sheetOf(kind: ComponentKind, id: string): Sheet | null {
  return drawnOf(kind, id)?.sheet ?? null;
}

/** Fetches whatever is needed to draw what lies on a table. */
export function layOut(names: Names): void {
  void browse(names).then(() => {
    for (const { kind, id } of names.every()) {
      const sheet = sheetOf(kind, id);
      if (sheet) void want(sheet);
    }
  });
}

/** What a figure takes on the board, if it has a size of its own. */
export function sizeOf(kind: string): number | null {
  return drawnOf("intruder", kind)?.size ?? null;
}

/** What an object takes on the floor. */
export function boxOf(object: string): Box {
  return drawnOf("object", object)?.box ?? { wide: 26, high: 26 };
}

/** The drawing of a mark that shows on a character's figure too. */
export function wornOf(mark: string): string | null {
  const drawn = drawnOf("mark", mark);
  return drawn?.worn ? drawn.sprite : null;
}

/** The edge of the table's frame that belongs to a track. */
export function edgeOf(track: string): Edge | null {
  return drawnOf("track", track)?.edge ?? null;
}

/** The tone something is drawn in. */
export function toneOf(kind: ComponentKind, id: string): Tone {
  return drawnOf(kind, id)?.tone ?? "plain";
}
