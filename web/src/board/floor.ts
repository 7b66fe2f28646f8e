/** Who and what stands on the floor of a room, and where. */

import { boxOf, sizeOf } from "../drawings/drawn";
import type { Names } from "../game/names";
import { entries } from "../game/entries";
import { escorts, type Escort } from "../game/escorts";
import type { KindId, ObjectKind, RoomView, Seat, TurretView, View } from "../wire";

/** Objects that lie in rooms. */
export type Lying = ObjectKind | "sample";

export type Standing =
  | {
      what: "character";
      seat: Seat;
      /** Who keeps to their side. */
      beside: Escort[];
    }
  | { what: "escort"; escort: Escort }
  | {
      what: "turret";
      post: number;
      aims: TurretView["status"];
      /** It stands above fire, malfunction or turbine. */
      raised: boolean;
    }
  | { what: "intruder"; id: string; kind: KindId; rank: number; injuries: number }
  | {
      what: "object";
      object: Lying;
      /** The corpse that was there before the crew woke up. */
      blue: boolean;
    };

export type Placed = Standing & {
  /** From the left edge of the plate. */
  x: number;
  size: number;
  /** How many of the same are behind it, itself included. */
  count: number;
  /** Where the word "You" stands, on the viewer's own figure. */
  tag: "beside" | "below" | null;
  /** There is so little room that numbers stand on the figures. */
  tight: boolean;
};

type Pile = Standing & Pick<Placed, "count" | "tag" | "tight">;

/** Intruders by rank, weakest first. */
const SIZES = [24, 30, 32, 36, 40];
/** Of a rank beyond all others. */
const LARGEST = 40;

const LEFT = 11;
const RIGHT = 104;
const GAP = 2;
/** What is no larger than this fits below two lines of a name. */
const LOW = 22;
const MARK = 22;
/** Of what goes along with a character, alone or at their side. */
const ESCORT = 26;
export const BESIDE = 17;
/** With the sign of what it shoots at. */
const TURRET = 30;
/** The width of the word "You". */
const TAG = 32;

type Tile = {
  /** Its turbine stands at the right like fire and malfunction. */
  engine?: boolean;
  /** Its name takes two lines, so that figures are smaller. */
  low?: boolean;
};

/** Everything on the floor of a room, from the left; what does not fit overlaps by a third, and
 * like things beyond that become a number. The viewer's figure comes first of all figures. */
export function floor(
  view: View,
  names: Names,
  id: string,
  you: Seat | null,
  { engine = false, low = false }: Tile = {},
): Placed[] {
  const room = view.rooms[id];
  if (!room) return [];
  const characters = room.characters.toSorted((a, b) => Number(b === you) - Number(a === you));
  const company = escorts(view);
  const figures: Standing[] = [
    ...characters.map((seat): Standing => {
      const beside = company.filter((one) => one.seat === seat && one.room === null);
      return { what: "character", seat, beside };
    }),
    ...company
      .filter(({ room: strayed }) => strayed === id)
      .map((escort): Standing => ({ what: "escort", escort })),
    ...room.intruders.flatMap((intruder): Standing[] => {
      const seen = view.intruders[intruder];
      return seen
        ? [
            {
              what: "intruder",
              id: intruder,
              kind: seen.kind,
              rank: names.get("intruder", seen.kind)?.print.rank ?? 0,
              injuries: seen.injuries,
            },
          ]
        : [];
    }),
  ];
  const marks = [room.fire, room.malfunction, engine].filter((stands) => stands).length;
  // A turret keeps to its corner, where no crowd hides what it shoots at.
  const posts = turrets(view, id, marks > 0);
  const right = RIGHT - (marks > 0 ? marks * MARK : posts.length * TURRET);
  const free = right - LEFT;
  let piles = gather([...objects(room), ...figures]);
  if (width(piles) > free) piles = piles.map((pile) => ({ ...pile, tight: true }));
  // Figures overlap by half at most; beyond that the others of the crew become one and a number.
  if (width(piles) * 0.5 > free) piles = crowd(piles, you);
  const own = piles.find((one) => one.what === "character" && one.seat === you);
  // Where it is crowded the word hangs below, so that it hides nobody and nobody hides it.
  if (own) own.tag = width(piles) + TAG <= free ? "beside" : "below";
  const standing = arrange(piles, right);
  return [
    ...standing.map((one) => (low ? { ...one, size: lowered(one.size) } : one)),
    ...posts.map((one): Placed => {
      const alone = { count: 1, tag: null, tight: false };
      const size = low && marks > 0 ? TURRET * 0.75 : TURRET;
      return { ...one, ...alone, x: RIGHT - size + 4, size };
    }),
  ];
}

/** The turret of a room. */
function turrets(view: View, id: string, raised: boolean): Standing[] {
  return entries(view.turrets?.posts ?? {})
    .filter(([, { room }]) => room === id)
    .map(([post, { status: aims }]) => ({ what: "turret", post: Number(post), aims, raised }));
}

/** What lies on the floor of a room. */
function objects(room: RoomView): Standing[] {
  const lying = (object: Lying, count: number): Standing[] =>
    Array.from({ length: count }, () => ({ what: "object", object, blue: false }));
  return [
    ...room.corpses.map((thing): Standing => {
      return { what: "object", object: "corpse", blue: thing.startsWith("blue") };
    }),
    ...lying("carcass", room.carcasses),
    ...lying("egg", room.eggs),
    ...lying("sample", room.sample ? 1 : 0),
  ];
}

/** A size that fits below two lines; the order of sizes stays. */
function lowered(size: number): number {
  return size <= LOW ? size : LOW + (size - LOW) * 0.5;
}

/** Objects of one kind lie on one pile. */
function gather(all: Standing[]): Pile[] {
  const piles: Pile[] = [];
  for (const one of all) {
    const pile = piles.find(
      (other) => other.what === "object" && one.what === "object" && other.object === one.object,
    );
    if (pile) {
      pile.count += 1;
    } else {
      piles.push({ ...one, count: 1, tag: null, tight: false });
    }
  }
  return piles;
}

/** Everybody but the viewer as one figure with a number. */
function crowd(all: Pile[], you: Seat | null): Pile[] {
  const others = all.filter((one) => one.what === "character" && one.seat !== you);
  return all
    .filter((one) => !others.includes(one) || one === others[0])
    .map((one) => (one === others[0] ? { ...one, count: others.length } : one));
}

function size(one: Standing): number {
  switch (one.what) {
    case "character":
      return 27;
    case "escort":
      return ESCORT;
    case "turret":
      return TURRET;
    case "intruder":
      return sizeOf(one.kind) ?? SIZES[one.rank] ?? LARGEST;
    case "object":
      return boxOf(one.object).wide;
  }
}

/** The width of who keeps to somebody's side, close to them. */
export function along(one: Standing): number {
  return one.what === "character" ? one.beside.length * (BESIDE - 3) : 0;
}

/** The width something takes, with the tags beside it. */
function breadth(one: Pile): number {
  const whole = size(one) + along(one);
  if (one.tag === "beside") return whole + TAG;
  if (one.tight) return whole;
  return whole + (one.count > 1 || (one.what === "intruder" && one.injuries > 0) ? 15 : 0);
}

function width(all: Pile[]): number {
  return all.reduce((sum, one) => sum + breadth(one) + GAP, 0);
}

function arrange(all: Pile[], right: number): Placed[] {
  const wanted = width(all);
  const free = right - LEFT;
  const last = all[all.length - 1];
  const squeezed = last && all.length > 1 && wanted > free;
  const scale = squeezed ? (free - breadth(last)) / (wanted - breadth(last) - GAP) : 1;
  // A crowd stands closer and farther back; nobody is hidden by more than a third.
  const shrink = Math.max(0.74, Math.min(1, scale * 1.25));
  let x = LEFT;
  return all.map((one) => {
    const placed = { ...one, x, size: size(one) * shrink };
    x += (breadth(one) + GAP) * scale;
    return placed;
  });
}
