/** Where options are to be found: on the board, on cards, on things, on people. */

import type { Drawing } from "../board/drawing";
import type { Offer } from "../wire";

const ON = {
  room: "rooms",
  corridor: "corridors",
  duct: "ducts",
  intruder: "intruders",
  player: "players",
  both: "players",
  offer: "players",
  show: "players",
  card: "cards",
  play: "cards",
  item: "things",
  thing: "things",
  use: "things",
  give: "things",
  drop: "things",
  ask: "things",
  pod: "pods",
  course: "courses",
  swarm: "swarm",
  "swarm-card": "swarm",
} as const;

export type Kind = (typeof ON)[keyof typeof ON];

export type Places = Record<Kind, Map<string, Offer[]>> & {
  /** The action of the room one is in. */
  here: Offer[];
};

/** Sorts options by what they are about. Every option stays in the list as well. */
export function places(options: Offer[]): Places {
  const found: Places = {
    rooms: new Map(),
    corridors: new Map(),
    ducts: new Map(),
    intruders: new Map(),
    players: new Map(),
    cards: new Map(),
    things: new Map(),
    pods: new Map(),
    courses: new Map(),
    swarm: new Map(),
    here: [],
  };
  for (const offer of options) {
    const { verb, about } = parse(offer.code);
    if (verb === "room-action") found.here.push(offer);
    if (!(verb in ON) || about === null) continue;
    const map = found[ON[verb as keyof typeof ON]];
    map.set(about, [...(map.get(about) ?? []), offer]);
  }
  return found;
}

/** Adds the rooms that lie beyond corridors one may choose to go through. */
export function beyond(found: Places, drawing: Drawing, home: string): Places {
  const rooms = new Map(found.rooms);
  for (const [id, offers] of found.corridors) {
    const ends: string[] = drawing.corridors.get(id)?.ends ?? [];
    const far = ends.includes(home) ? ends.find((end) => end !== home) : undefined;
    if (far !== undefined) rooms.set(far, [...(rooms.get(far) ?? []), ...offers]);
  }
  return { ...found, rooms };
}

/** A code's verb, and the id of what it is about without the section used. */
export function parse(code: string): { verb: string; about: string | null; section: number } {
  const [whole, number] = code.split("/");
  const [verb, about] = (whole ?? "").split(":");
  return { verb: verb ?? "", about: about ?? null, section: number ? Number(number) : 1 };
}
