/** What a screen reader says of a room, and what its tip says of it now. */

import type { Names } from "../game/names";
import { all } from "../game/entries";
import { escorts } from "../game/escorts";
import type { Seat, TurretView, View } from "../wire";
import { t } from "../words/words.svelte";
import type { RoomSpot } from "./drawing";
import type { Standing } from "./floor";

/** A room's name, or its number as long as it is sealed. */
export function roomName(view: View, names: Names, id: string): string {
  const room = view.rooms[id];
  const known = room && (room.explored || room.tile);
  const name = known ? names.of("room", room.tile) : t("room-sealed", { id });
  const side = names.get("zone", id)?.name;
  return side ? `${name} (${side})` : name;
}

/** A room's number and name; one beside the ship bears no number. */
export function placeName(view: View, names: Names, id: string): string {
  const name = roomName(view, names, id);
  return names.get("zone", id) ? name : `${id} ${name}`;
}

/** A character's name; the player's number before the draft. */
export function whoName(view: View, names: Names, seat: Seat): string {
  const character = view.players[seat]?.character;
  return character ? names.of("character", character) : t("player", { seat });
}

/** Everything to be seen in a room. */
export function roomFacts(view: View, names: Names, spot: RoomSpot): string[] {
  const room = view.rooms[spot.id];
  if (!room) return [];
  const print = names.get("room", room.tile)?.print;
  const facts: (string | false)[] = [
    !room.explored && spot.group !== null && t("room-group", { group: spot.group }),
    room.explored && print?.colour !== undefined && t(`colour-${String(print.colour)}`),
    room.explored &&
      print?.colour !== undefined &&
      print.colour !== "none" &&
      t("room-items", { count: room.items }),
    room.explored && print?.computer === true && t("room-computer"),
    room.fire && t("room-fire"),
    room.malfunction && t("room-malfunction"),
    engineSeen(view, print?.engine),
    view.airlock === spot.id && t("airlock"),
    ...all(view.turrets?.posts ?? {})
      .filter((turret) => turret.room === spot.id)
      .map((turret) => turretName(names, turret)),
    room.corpses.length > 0 && t("room-corpses", { count: room.corpses.length }),
    room.carcasses > 0 && t("room-carcasses", { count: room.carcasses }),
    room.sample === true && names.of("object", "sample"),
    room.eggs > 0 && t("room-eggs", { count: room.eggs }),
    room.undiscovered === true && t("room-undiscovered"),
    room.undiscovered === false && names.of("discovery", room.discovery),
    ...room.characters.map((seat) => whoName(view, names, seat)),
    ...escorts(view)
      .filter((escort) => escort.room === spot.id)
      .map((escort) => names.of(escort.kind, escort.id)),
    ...room.intruders.map((id) => {
      const one = view.intruders[id];
      return one ? intruderName(names, one.kind, one.injuries) : false;
    }),
    spot.hatches.length > 0 && t("room-entrance"),
  ];
  return facts.filter((fact): fact is string => fact !== false);
}

/** What the viewer has seen of the engine in a room. */
function engineSeen(view: View, engine: number | undefined): string | false {
  const sight = engine === undefined ? undefined : view.engines[engine];
  if (sight?.working == null) return false;
  return t(sight.working ? "engine-works" : "engine-broken", { turn: sight.seen?.turn ?? 0 });
}

/** A turret and what it shoots at, as far as the viewer knows. */
export function turretName(names: Names, turret: TurretView | undefined): string {
  const aims = turret?.status ?? (turret?.untouched ? "untouched" : "unknown");
  return t("turret-aims", { turret: names.of("part", "turret"), aims });
}

function intruderName(names: Names, kind: string, injuries: number): string {
  const name = names.of("intruder", kind);
  return injuries > 0 ? t("intruder-injured", { kind: name, injuries }) : name;
}

/** The whole label of a room. */
export function roomLabel(view: View, names: Names, spot: RoomSpot, legal: boolean): string {
  const facts = roomFacts(view, names, spot);
  const parts = [roomName(view, names, spot.id), ...(legal ? [t("possible")] : []), ...facts];
  return parts.join(", ");
}

/** What somebody or something on a floor is called. */
export function figureName(view: View, names: Names, one: Standing): string {
  if (one.what === "intruder") return intruderName(names, one.kind, one.injuries);
  if (one.what === "character") {
    const beside = one.beside.map(({ kind, id }) => names.of(kind, id));
    return [whoName(view, names, one.seat), ...beside].join(", ");
  }
  if (one.what === "escort") return names.of(one.escort.kind, one.escort.id);
  if (one.what === "turret") return turretName(names, view.turrets?.posts[one.post]);
  return names.of("object", one.object);
}

/** Where the help of everything else stands. */
const HELP = { character: "character", escort: "companion", turret: "turret" };

/** What a figure or object means, and the rule on it. */
export function figureHelp(
  names: Names,
  one: Standing,
): { text: string | null; rule: string | null } {
  const { text, rule } =
    one.what === "intruder"
      ? names.tip("intruder", one.kind)
      : one.what === "object"
        ? names.tip("object", one.object)
        : names.tip("part", HELP[one.what]);
  return { text, rule };
}
