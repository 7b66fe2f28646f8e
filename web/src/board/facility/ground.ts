/** What a facility has besides rooms and corridors: where it is drawn, and what is dark. */

import type { Board, Corridor } from "../../library";
import { placing, PLATE, type Drawing, type Point, type RoomSpot } from "../drawing";

/** The plate of steps between sections. */
export const STEPS = { width: 88, height: 64, cut: 10 };

/** A power token: the highest one that is on goes out first. */
export type Charge = { number: number; on: boolean };

/** How things stand in a facility. */
export type Standing = {
  /** The power token of each section. */
  sections: Record<string, Charge>;
  /** That of the elevator, and the room it stands beside. */
  elevator: Charge & { room: string };
  gateOpen: boolean;
  /** The exit room the rover waits at; none if it is at the bunker. */
  rover: string | null;
  /** Characters that have come to the bunker. */
  bunker: string[];
  pods: Bay[];
  /** The letter of the open computer card, and how many lie below. */
  computer: { letter: string; left: number } | null;
  /** Contingency tokens that nobody holds. */
  codes: number;
  /** Rooms whose air is let out. */
  venting: string[];
};

/** A pod of the cargo sending systems. */
export type Bay = {
  letter: string;
  state: "waiting" | "taken" | "launched";
  character: string | null;
};

export type Slab = {
  id: string;
  outline: string;
  /** As many bars as sections from the top down to it. */
  bars: number;
  token: Point;
  /** Where a soft light falls: one for every room. */
  pools: Point[];
};

export type Stop = Point & {
  room: string;
  /** Where the way from the car to its room ends. */
  door: number;
};

export type Ground = {
  size: [number, number];
  surface: string;
  slabs: Slab[];
  shaft: { x: number; top: number; bottom: number };
  stops: Stop[];
  /** From the exit through the gate to the bunker. */
  road: string;
  gate: Point;
  bunker: Point;
  /** Where the rover waits, by room; at the bunker without one. */
  rovers: Map<string | null, Point>;
  deck: Point;
  codes: Point;
  pods: Point[];
};

/** Half of the elevator's car, and what is left free beside it. */
const CAR = 17;
const CUT = 22;
/** Room for the name above the topmost rooms of a section. */
const HEAD = 12;

/** Where everything of a facility is drawn. */
export function groundOf(board: Board, drawing: Drawing): Ground | null {
  const { grounds } = board;
  if (!grounds) return null;
  const [width] = board.size;
  const place = placing(board, 0);
  const room = (index: number): string => board.rooms[index]?.id ?? "";
  const spot = (index: number): Point => drawing.rooms.get(room(index)) ?? { x: 0, y: 0 };
  const stops = grounds.elevator.map(({ room: index, at }): Stop => {
    const door = spot(index).x - PLATE.width / 2;
    return { x: Math.min(place(at).x, door - CAR), y: spot(index).y, room: room(index), door };
  });
  const x = Math.min(...stops.map((stop) => stop.x));
  const ys = stops.map(({ y }) => y);
  const exits = grounds.exits.map((exit) => ({ ...exit, ...place(exit.at) }));
  const [gate, bunker] = [place(grounds.gate), place(grounds.bunker)];
  return {
    size: board.size,
    surface: ridge(width),
    slabs: drawing.zones.flatMap((zone, index): Slab[] => {
      const power = board.zones[index]?.power;
      if (!power) return [];
      const inside = board.rooms.filter((one) => one.zone === zone.id);
      return [
        {
          id: zone.id,
          outline: slab(zone.x, zone.y - HEAD, zone.width, zone.height + HEAD),
          bars: index + 1,
          token: clear(place(power), zone.y, [...drawing.rooms.values()]),
          pools: inside.flatMap(({ id }) => drawing.rooms.get(id) ?? []),
        },
      ];
    }),
    stops: stops.map((stop) => ({ ...stop, x })),
    shaft: { x, top: Math.min(...ys) - 34, bottom: Math.max(...ys) + 34 },
    road: exits.map((exit) => way(exit, gate, bunker)).join(""),
    gate,
    bunker,
    rovers: new Map<string | null, Point>([
      [null, place(grounds.rover)],
      ...exits.map((exit) => [room(exit.room), { x: exit.x, y: exit.y }] as const),
    ]),
    deck: place(grounds.computer),
    codes: place(grounds.contingency),
    pods: grounds.pods.map(place),
  };
}

/** Rooms without light: those of sections without power, and those in no section. */
export function darkRooms(board: Board, sections: Standing["sections"]): Set<string> {
  const dark = board.rooms.filter(({ zone }) => !(zone && sections[zone]?.on));
  return new Set(dark.map(({ id }) => id));
}

/** The section a corridor lies in: that of its rooms; at a staircase that of the other room. */
export function sectionOf(board: Board, { ends }: Corridor): string | null {
  return ends.map((end) => board.rooms[end]?.zone).find((zone) => zone !== undefined) ?? null;
}

export function darkCorridors(board: Board, sections: Standing["sections"]): Set<string> {
  const dark = board.corridors.filter((corridor) => {
    const section = sectionOf(board, corridor);
    return section === null || !sections[section]?.on;
  });
  return new Set(dark.map(({ id }) => id));
}

/** The same drawing with technical entrances where a facility has room for them, and with what has no
 * light told apart. */
export function shaded(board: Board, drawing: Drawing, sections: Standing["sections"]): Drawing {
  const dark = new Set([...darkRooms(board, sections), ...darkCorridors(board, sections)]);
  const shade = <Spot extends { id: string }>(spot: Spot): [string, Spot] => [
    spot.id,
    { ...spot, dark: dark.has(spot.id) },
  ];
  return {
    ...drawing,
    rooms: new Map([...entered(board, drawing)].map(shade)),
    corridors: new Map([...drawing.corridors.values()].map(shade)),
  };
}

/** Rooms with their technical entrance on the side where it hides least: inside of the drawing, away from
 * corridors, other plates and the rover, and at the edge of the smaller plates of steps. */
function entered(board: Board, drawing: Drawing): RoomSpot[] {
  const rooms = [...drawing.rooms.values()];
  const rovers = (board.grounds?.exits ?? []).map(({ at }) => placing(board, 0)(at));
  return rooms.map((room) => {
    if (room.hatches.length === 0) return room;
    const { width, height } = room.zone === undefined ? STEPS : PLATE;
    // Where corridors leave the plate.
    const exits = room.neighbours.flatMap((id): Point[] => {
      const to = drawing.rooms.get(id);
      if (!to) return [];
      const [dx, dy] = [to.x - room.x, to.y - room.y];
      const part = Math.min(width / 2 / Math.abs(dx || 1), height / 2 / Math.abs(dy || 1));
      return [{ x: room.x + dx * part, y: room.y + dy * part }];
    });
    const others = [...rooms.filter(({ id }) => id !== room.id), ...rovers];
    const sides = [
      { x: room.x - width / 2, y: room.y, cost: 0 },
      { x: room.x + width / 2, y: room.y, cost: 0 },
      { x: room.x, y: room.y + height / 2 + 5, cost: 25 },
      { x: room.x, y: room.y - height / 2 - 5, cost: 45 },
    ];
    const far = (side: Point, from: Point[], most: number): number =>
      Math.min(most, ...from.map(({ x, y }) => Math.hypot(x - side.x, y - side.y)));
    const worth = (side: Point & { cost: number }): number =>
      far(side, exits, 60) * 2 +
      far(side, others, 120) -
      side.cost -
      (side.x < 20 || side.x > board.size[0] - 20 ? 200 : 0);
    const best = sides.reduce((one, next) => (worth(next) > worth(one) ? next : one));
    return { ...room, hatches: room.hatches.map((hatch) => ({ ...hatch, x: best.x, y: best.y })) };
  });
}

/** Which of several goes out when power fails: that with the highest number among those that are on. */
export function nextOut<Circuit extends Charge>(circuits: Circuit[]): Circuit | null {
  const on = circuits.filter((circuit) => circuit.on).sort((a, b) => b.number - a.number);
  return on[0] ?? null;
}

/** What the name of a section takes beside its token, and above and below. */
const NAME = { wide: 116, high: 20 };

/** The place for a token nearest to its own from which no room hides the name beside it. */
function clear(at: Point, top: number, rooms: Point[]): Point {
  const free = (y: number): boolean =>
    rooms.every(
      (room) =>
        room.x + PLATE.width / 2 + 6 < at.x - 20 ||
        room.x - PLATE.width / 2 - 6 > at.x + NAME.wide ||
        Math.abs(room.y - y) > PLATE.height / 2 + NAME.high + 4,
    );
  for (let { y } = at; y >= top + NAME.high - HEAD; y -= 2) if (free(y)) return { x: at.x, y };
  return at;
}

function slab(x: number, y: number, width: number, height: number): string {
  const [r, b] = [x + width, y + height];
  return (
    `M${x + CUT},${y}H${r - CUT}L${r},${y + CUT}V${b - CUT}L${r - CUT},${b}` +
    `H${x + CUT}L${x},${b - CUT}V${y + CUT}Z`
  );
}

/** A way that leaves at the right, bends to the gate and goes straight to the bunker. */
function way(from: Point, gate: Point, bunker: Point): string {
  const bend = from.x + (gate.x - from.x) * 0.55;
  return `M${from.x},${from.y}C${bend},${from.y} ${bend},${gate.y} ${gate.x},${gate.y}L${bunker.x},${bunker.y}`;
}

/** The surface of Mars above: always the same. */
function ridge(width: number): string {
  const steps = Math.ceil(width / 48);
  const heights = Array.from({ length: steps + 1 }, (_, at) => 44 + ((at * 29) % 17) - 8);
  const line = heights.map((y, at) => `L${Math.min(width, at * 48)},${y}`).join("");
  return `M0,0${line}V0Z`;
}
