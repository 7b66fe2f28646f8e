/** What stands on the table after each fact, between what was before and what will be when all that
 * was told with it has been shown. It follows the facts and knows no rules. */

import type { Fact, PlayerView, RoomView, Seat, Track, View } from "../wire";
import type { Cue } from "./fold";

/** The tracks that facts move, and those that count what lies on the ship. */
const MOVES: Partial<Record<Fact["kind"], Track>> = {
  "time-moved": "time",
  "self-destruct-started": "self-destruct",
  "self-destruct-stopped": "self-destruct",
  "self-destruct-moved": "self-destruct",
  "destination-set": "course",
  "egg-added": "eggs",
  "egg-hatched": "eggs",
  fed: "eggs",
};

/** The view once a fact has been shown. */
export function after(view: View, { one, next, last }: Cue): View {
  if (last) return next;
  const moved = stepped(view, next, one.fact);
  const track = MOVES[one.fact.kind];
  if (track === undefined) return moved;
  return { ...moved, tracks: { ...moved.tracks, [track]: next.tracks[track] ?? null } };
}

function stepped(view: View, next: View, fact: Fact): View {
  switch (fact.kind) {
    case "turn-began":
      return { ...view, turn: fact.turn };
    case "round-began":
      return { ...view, active: fact.seat, actions: 0 };
    case "passed":
      return player(view, fact.seat, { passed: true });
    case "moved":
      return player(standing(view, fact.to, fact.seat), fact.seat, { place: { room: fact.to } });
    case "room-explored": {
      const found = next.rooms[fact.room];
      return found
        ? room(view, fact.room, { tile: found.tile, explored: true, unrevealed: false })
        : view;
    }
    case "items-counted":
      return room(view, fact.room, { items: fact.items });
    case "noise-placed":
      return corridor(view, fact.corridor, { noise: true });
    case "noise-removed":
      return corridor(view, fact.corridor, { noise: false });
    case "duct-noise-placed":
      return { ...view, ducts: { ...view.ducts, [fact.network]: true } };
    case "duct-noise-removed":
      return { ...view, ducts: { ...view.ducts, [fact.network]: false } };
    case "door-closed":
      return corridor(view, fact.corridor, { door: "closed" });
    case "door-opened":
      return corridor(view, fact.corridor, { door: "open" });
    case "door-destroyed":
      return corridor(view, fact.corridor, { door: "destroyed" });
    case "fire-placed":
      return counted(room(view, fact.room, { fire: true }), "fires", "fire");
    case "fire-removed":
      return counted(room(view, fact.room, { fire: false }), "fires", "fire");
    case "malfunction-placed":
      return counted(room(view, fact.room, { malfunction: true }), "malfunctions", "malfunction");
    case "malfunction-removed":
      return counted(room(view, fact.room, { malfunction: false }), "malfunctions", "malfunction");
    case "intruder-placed":
      return intruder(view, next, fact.mini, fact.room);
    case "intruder-moved":
      return intruder(view, next, fact.mini, fact.to);
    case "intruder-vanished":
    case "intruder-removed":
    case "intruder-killed":
      return intruder(view, next, fact.mini, null);
    case "intruder-transformed": {
      const at = view.intruders[fact.from]?.room ?? null;
      return intruder(intruder(view, next, fact.from, null), next, fact.to, at);
    }
    case "injured": {
      const hurt = view.intruders[fact.mini];
      if (!hurt) return view;
      const injuries = fact.injuries;
      return { ...view, intruders: { ...view.intruders, [fact.mini]: { ...hurt, injuries } } };
    }
    case "light-wound":
    case "light-healed":
      return player(view, fact.seat, { light: fact.now });
    case "serious-wound":
    case "wound-dressed":
    case "wound-healed":
      return player(view, fact.seat, {
        light: next.players[fact.seat]?.light ?? 0,
        serious: next.players[fact.seat]?.serious ?? [],
      });
    case "slimed":
    case "slime-removed":
    case "larva-infested":
    case "larva-removed":
    case "signal-sent":
    case "mutation-marked":
      return player(view, fact.seat, { marks: next.players[fact.seat]?.marks ?? {} });
    case "fed": {
      const { corpses = [], carcasses = 0, eggs = 0 } = next.rooms[fact.room] ?? {};
      return room(view, fact.room, { corpses, carcasses, eggs });
    }
    case "weakness-lost":
    case "adaptation-turned-up":
    case "adaptation-discarded":
      return { ...view, weaknesses: next.weaknesses };
    case "alert-revealed":
    case "activated":
    case "alert-stage":
    case "alert-fulfilled":
    case "alert-closed": {
      const shown = { ...view };
      if (next.alert) shown.alert = next.alert;
      else delete shown.alert;
      return shown;
    }
    case "sample-placed":
      return room(view, fact.room, { sample: true });
    case "insanity-changed": {
      const marks = view.players[fact.seat]?.marks ?? {};
      return player(view, fact.seat, { marks: { ...marks, insanity: fact.level } });
    }
    default:
      return "seat" in fact ? held(view, next, fact.seat) : view;
  }
}

function room(view: View, id: string, more: Partial<RoomView>): View {
  const found = view.rooms[id];
  return found ? { ...view, rooms: { ...view.rooms, [id]: { ...found, ...more } } } : view;
}

function corridor(view: View, id: string, more: Partial<View["corridors"][string]>): View {
  const found = view.corridors[id];
  if (!found) return view;
  return { ...view, corridors: { ...view.corridors, [id]: { ...found, ...more } } };
}

function player(view: View, seat: Seat, more: Partial<PlayerView>): View {
  const found = view.players[seat];
  return found ? { ...view, players: { ...view.players, [seat]: { ...found, ...more } } } : view;
}

/** Cards and things are where they will be, since every fact about them tells of one only. */
function held(view: View, next: View, seat: Seat): View {
  const [now, later] = [view.players[seat], next.players[seat]];
  if (!now || !later) return view;
  const { place, passed, light, serious, marks } = now;
  return player(view, seat, { ...later, place, passed, light, serious, marks });
}

/** Every room, with some of them changed. */
function rooms(view: View, change: (one: RoomView, id: string) => RoomView): View {
  const all = Object.entries(view.rooms).flatMap(([id, one]) =>
    one ? [[id, change(one, id)] as const] : [],
  );
  return { ...view, rooms: Object.fromEntries(all) };
}

/** A character stands in one room and in no other. */
function standing(view: View, to: string, seat: Seat): View {
  return rooms(view, (one, id) => {
    const others = one.characters.filter((there) => there !== seat);
    if (id !== to && others.length === one.characters.length) return one;
    return { ...one, characters: id === to ? [...others, seat] : others };
  });
}

/** An intruder stands in one room and in no other, or in none. */
function intruder(view: View, next: View, mini: string, to: string | null): View {
  const { [mini]: known, ...others } = view.intruders;
  const found = known ?? next.intruders[mini];
  const laid = rooms(view, (one, id) => {
    const left = one.intruders.filter((there) => there !== mini);
    if (id !== to && left.length === one.intruders.length) return one;
    return { ...one, intruders: id === to ? [...left, mini] : left };
  });
  const shown = found && to !== null ? { ...others, [mini]: { ...found, room: to } } : others;
  return { ...laid, intruders: shown };
}

/** A track that counts rooms, if the table has it. */
function counted(view: View, track: Track, what: "fire" | "malfunction"): View {
  if (typeof view.tracks[track] !== "number") return view;
  const count = Object.values(view.rooms).filter((one) => one?.[what]).length;
  return { ...view, tracks: { ...view.tracks, [track]: count } };
}
