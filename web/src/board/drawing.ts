/** Where everything of a board is drawn, worked out from the board's own data. */

import type { Annex, Board, BoardRoom, Corridor } from "../library";

/** The plate of a technical network. */
export const DUCTS = { width: 132, height: 60 };
export const PLATE = { width: 112, height: 78, cut: 12 };

/** The farthest a room is moved sideways so that corridor numbers stay clear of the plates. */
const NUDGE = 11.7;
/** A corridor shows at least this much of itself where that can be had. */
const CLEAR = 42;
/** Half the distance between two corridors that join the same rooms. */
const APART = 21;

export type Point = { x: number; y: number };

export type Hatch = Point & { network: number; numbers: number[] };

export type RoomSpot = Point & {
  id: string;
  /** The group of the facedown tile; none where the board says what is there. */
  group: 1 | 2 | null;
  /** Printed on the board. */
  special: boolean;
  /** The zone it lies in. */
  zone: string | undefined;
  /** There is no light but what somebody brings. */
  dark?: boolean;
  hatches: Hatch[];
  /** The rooms at the other ends of its corridors. */
  neighbours: string[];
};

export type CorridorSpot = {
  id: string;
  ends: [string, string];
  numbers: number[];
  from: Point;
  to: Point;
  /** The middle of what shows of it. */
  socket: Point;
  /** Degrees, along the corridor. */
  angle: number;
  /** Two numbers stand across the corridor: above each other, or side by side. */
  stacked: boolean;
  dark?: boolean;
};

/** The slab of a zone: everything its rooms take, and where its name stands. */
export type ZoneSpot = { id: string; x: number; y: number; width: number; height: number };

/** The board beside the bow: its slab, and where the spaces of its track are. */
export type AnnexSpot = ZoneSpot & { track: Point[] };

export type Drawing = {
  id: string;
  size: [number, number];
  /** How far the ship itself is moved to the right. */
  offset: number;
  annex: AnnexSpot | null;
  zones: ZoneSpot[];
  rooms: Map<string, RoomSpot>;
  corridors: Map<string, CorridorSpot>;
  networks: (Point & { id: string })[];
  /** The places of the pods by section. */
  pods: { first: Point; second: Point; label: Point & { left: boolean } }[];
};

/** Draws a board. */
export function draw(board: Board): Drawing {
  const offset = board.annex?.size[0] ?? 0;
  const size: [number, number] = [board.size[0] + offset, board.size[1]];
  const place = placing(board, offset);
  const centres = nudged(board, place);
  const at = (index: number): Point => centres[index] ?? { x: 0, y: 0 };
  const id = (index: number): string => board.rooms[index]?.id ?? "";
  const corridors = board.corridors.map((corridor) => spot(board, corridor, at, id));
  const rooms = board.rooms.map((room, index): RoomSpot => {
    const near = board.corridors.filter((corridor) => corridor.ends.includes(index));
    const others = near.map(({ ends: [a, b] }) => (a === index ? b : a));
    return {
      ...at(index),
      id: room.id,
      group: room.slot === "one" ? 1 : room.slot === "two" ? 2 : null,
      special: typeof room.slot === "object" && "printed" in room.slot,
      zone: room.zone,
      hatches: hatches(room, at(index), others.map(at), [
        ...centres.filter((_, other) => other !== index),
        ...board.pods.flat().map(place),
      ]),
      neighbours: [...new Set(others.map(id))],
    };
  });
  return {
    id: board.id,
    size,
    offset,
    annex: board.annex ? annexSpot(board.annex) : null,
    zones: board.zones.map(({ id }) => slab(id, board, centres)),
    rooms: new Map(rooms.map((room) => [room.id, room])),
    corridors: new Map(corridors.map((corridor) => [corridor.id, corridor])),
    networks: board.networks.map((network) => ({
      id: network.id,
      ...clearing(place(network.at), size, rooms, corridors),
    })),
    pods: board.pods.map(([one, two]) => {
      const [a, b] = [place(one), place(two)];
      const middle = { x: inside((a.x + b.x) / 2, size[0]), y: (a.y + b.y) / 2 };
      const taken = rooms.some(
        ({ x, y }) => x < middle.x && Math.abs(x - middle.x) < 170 && Math.abs(y - middle.y) < 60,
      );
      const left = !taken && middle.x > LABEL;
      return {
        first: { x: middle.x - 36, y: middle.y },
        second: { x: middle.x + 36, y: middle.y },
        label: { x: middle.x + (left ? -66 : 68), y: middle.y + 5, left },
      };
    }),
  };
}

/** The outline of a plate with cut corners, so much larger than the plate on every side. */
export function plate({ x, y }: Point, larger = 0): string {
  const [w, h] = [PLATE.width / 2 + larger, PLATE.height / 2 + larger];
  const cut = PLATE.cut + (larger > 0 ? 3 : 0);
  const [l, r, t, b] = [x - w, x + w, y - h, y + h];
  return (
    `M${l + cut},${t}H${r - cut}L${r},${t + cut}V${b - cut}L${r - cut},${b}` +
    `H${l + cut}L${l},${b - cut}V${t + cut}Z`
  );
}

/** The header band of a plate. */
export function band({ x, y }: Point): string {
  const [w, h, cut] = [PLATE.width / 2, PLATE.height / 2, PLATE.cut];
  const [l, r, t] = [x - w, x + w, y - h];
  return `M${l + cut},${t}H${r - cut}L${r},${t + cut}V${t + 20}H${l}V${t + cut}Z`;
}

/** Four corner brackets round a plate. */
export function brackets({ x, y }: Point): string {
  const [w, h] = [PLATE.width / 2 + 7, PLATE.height / 2 + 7];
  const [l, r, t, b] = [x - w, x + w, y - h, y + h];
  return (
    `M${l},${t + 20}V${t + 14}L${l + 14},${t}H${l + 28}M${r - 28},${t}H${r - 14}L${r},${t + 14}V${t + 20}` +
    `M${r},${b - 20}V${b - 14}L${r - 14},${b}H${r - 28}M${l + 28},${b}H${l + 14}L${l},${b - 14}V${b - 20}`
  );
}

/** What the name of a pair of pods takes to their left, with half of the pair. */
const LABEL = 130;

/** A place for the middle of two pods that keeps both on the drawing. */
function inside(x: number, width: number): number {
  return Math.min(Math.max(x, 66), width - 66);
}

/** The drawing the printed ship was measured on. */
const SHIP = { width: 1150, height: 598 };

/** Where a place of the board, in percent, is on a drawing of its size. */
export function placing(
  { size: [width, height], grounds }: Pick<Board, "size" | "grounds">,
  offset: number,
): (at: [number, number]) => Point {
  if (grounds) return ([x, y]) => ({ x: (x * width) / 100, y: (y * height) / 100 });
  return ([x, y]) => ({
    x: offset + ((11.7 * x - 11.9) * width) / SHIP.width,
    y: ((6.32 * y - 15.5) * height) / SHIP.height,
  });
}

/** Slabs keep so far from the edge of the drawing. */
const EDGE = 12;

/** Where a place of the annex, in percent of its own drawing, is. */
function beside({ size: [width, height] }: Annex, [x, y]: [number, number]): Point {
  return { x: (x * width) / 100, y: (y * height) / 100 };
}

/** The slab of the annex: all of its drawing. */
function annexSpot(annex: Annex): AnnexSpot {
  const [width, height] = annex.size;
  return {
    id: annex.id,
    x: EDGE,
    y: EDGE,
    width: width - 2 * EDGE,
    height: height - 2 * EDGE,
    track: annex.track.map((at) => beside(annex, at)),
  };
}

/** What the rooms of a zone take. */
function slab(id: string, board: Board, centres: Point[]): ZoneSpot {
  const inside = centres.filter((_, index) => board.rooms[index]?.zone === id);
  const [xs, ys] = [inside.map(({ x }) => x), inside.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const [width, height] = board.size;
  const from = {
    x: Math.max(EDGE, left - PLATE.width / 2 - 14),
    y: Math.max(EDGE, top - PLATE.height / 2 - 24),
  };
  return {
    id,
    ...from,
    width: Math.min(width - EDGE, right + PLATE.width / 2 + 14) - from.x,
    height: Math.min(height - EDGE, bottom + PLATE.height / 2 + 14) - from.y,
  };
}

function nudged(board: Board, place: (at: [number, number]) => Point): Point[] {
  const { annex } = board;
  const centres = board.rooms.map((room, index) =>
    annex && index >= annex.first ? beside(annex, room.at) : place(room.at),
  );
  const home = centres.map(({ x }) => x);
  const shown = (corridor: Corridor): number => {
    const [a, b] = corridor.ends.map((end) => centres[end]);
    return a && b ? Math.min(CLEAR, length(a, b) - edge(a, b) - edge(b, a)) : CLEAR;
  };
  for (let pass = 0; pass < 3; pass += 1) {
    centres.forEach((centre, index) => {
      const near = board.corridors.filter((corridor) => corridor.ends.includes(index));
      let best = { x: centre.x, worth: -Infinity };
      for (const step of [0, -0.5, 0.5, -1, 1]) {
        centre.x = (home[index] ?? 0) + step * NUDGE;
        const worth = near.reduce((sum, corridor) => sum + shown(corridor), 0) - Math.abs(step);
        if (worth > best.worth) best = { x: centre.x, worth };
      }
      centre.x = best.x;
    });
  }
  return centres;
}

function spot(
  board: Board,
  corridor: Corridor,
  at: (index: number) => Point,
  id: (index: number) => string,
): CorridorSpot {
  const [a, b] = corridor.ends;
  const twins = board.corridors.filter((other) =>
    other.ends.every((end) => corridor.ends.includes(end)),
  );
  const [from, to] = [at(a), at(b)];
  const long = length(from, to) || 1;
  const side = twins.length < 2 ? 0 : twins[0]?.id === corridor.id ? -APART : APART;
  const off = { x: (-(to.y - from.y) / long) * side, y: ((to.x - from.x) / long) * side };
  const shift = (point: Point): Point => ({ x: point.x + off.x, y: point.y + off.y });
  const near = edge(from, to) / long;
  const far = 1 - edge(to, from) / long;
  const middle = (near + far) / 2;
  const steep = Math.abs(to.y - from.y) > Math.abs(to.x - from.x);
  return {
    id: corridor.id,
    ends: [id(a), id(b)],
    numbers: corridor.numbers,
    from: shift(from),
    to: shift(to),
    socket: shift({
      x: from.x + (to.x - from.x) * middle,
      y: from.y + (to.y - from.y) * middle,
    }),
    angle: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI,
    stacked: !steep,
  };
}

/** The place for a network's plate nearest to the one wanted that hides no room and no number. */
function clearing(
  wanted: Point,
  [width, height]: [number, number],
  rooms: RoomSpot[],
  corridors: CorridorSpot[],
): Point {
  const hatches = rooms.flatMap((room) => room.hatches);
  const marks = [...hatches, ...corridors.map(({ socket }) => socket)];
  const free = ({ x, y }: Point): boolean =>
    x >= DUCTS.width / 2 &&
    x <= width - DUCTS.width / 2 &&
    y >= DUCTS.height / 2 &&
    y <= height - DUCTS.height / 2 &&
    rooms.every(
      (room) =>
        Math.abs(room.x - x) > (PLATE.width + DUCTS.width) / 2 + 8 ||
        Math.abs(room.y - y) > (PLATE.height + DUCTS.height) / 2 + 8,
    ) &&
    marks.every(
      (mark) =>
        Math.abs(mark.x - x) > DUCTS.width / 2 + 22 || Math.abs(mark.y - y) > DUCTS.height / 2 + 20,
    );
  for (let far = 0; far < 300; far += 6) {
    for (let angle = 0; angle < 360; angle += 15) {
      const turn = (angle * Math.PI) / 180;
      const spot = { x: wanted.x + far * Math.cos(turn), y: wanted.y + far * Math.sin(turn) };
      if (free(spot)) return spot;
    }
  }
  return wanted;
}

/** How far it is from the middle of a plate to its edge, towards another point. */
function edge(from: Point, to: Point): number {
  const [dx, dy] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  const long = Math.hypot(dx, dy) || 1;
  const across = dx > 0 ? (PLATE.width / 2) * (long / dx) : Infinity;
  const down = dy > 0 ? (PLATE.height / 2) * (long / dy) : Infinity;
  return Math.min(across, down);
}

/** Hatches sit where no corridor leaves the plate, no other plate is near and little is hidden. */
function hatches(room: BoardRoom, centre: Point, ways: Point[], plates: Point[]): Hatch[] {
  // Above and below they stand out a little, clear of the room's number and of feet.
  const [w, h] = [PLATE.width / 2, PLATE.height / 2 + 5];
  const sides = [
    { x: centre.x - w, y: centre.y, cost: 0 },
    { x: centre.x + w, y: centre.y, cost: 0 },
    { x: centre.x, y: centre.y + h, cost: 25 },
    { x: centre.x, y: centre.y - h, cost: 45 },
  ];
  const exits = ways.map((way) => {
    const along = edge(centre, way) / (length(centre, way) || 1);
    return { x: centre.x + (way.x - centre.x) * along, y: centre.y + (way.y - centre.y) * along };
  });
  const worth = (side: Point & { cost: number }): number => {
    const clear = Math.min(60, ...exits.map((exit) => length(exit, side)));
    const around = Math.min(120, ...plates.map((plate) => length(plate, side)));
    return clear * 2 + around - side.cost;
  };
  const side = sides.reduce((best, next) => (worth(next) > worth(best) ? next : best));
  const lying = Math.abs(side.y - centre.y) > 1;
  return room.entrances.map(({ network, numbers }, index) => {
    const apart = room.entrances.length > 1 ? (index === 0 ? -1 : 1) : 0;
    return {
      network,
      numbers,
      x: side.x + (lying ? apart * 28 : 0),
      y: side.y + (lying ? 0 : apart * 11),
    };
  });
}

function length(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
