/** Where a beat happens: what the light falls on, and who moves. */

import type { Drawing, Point } from "../board/drawing";
import { part } from "../game/fact";
import { homeOf } from "../game/play.svelte";
import type { View } from "../wire";
import { toldBy, type Beat, type Told } from "./fold";

/** A figure on its way from room to room. */
export type Travel = { figure: string; from: string; to: string };

export type Sight = {
  rooms: string[];
  corridors: string[];
  networks: string[];
  travel: Travel | null;
  /** A figure that slips out of sight, and where it stood. */
  gone: { figure: string; from: string } | null;
};

const ROOMS = ["room", "to"];

/** The figure of a character among those on the board. */
export const figureOf = (seat: number): string => `seat-${seat}`;

/** What a part of a beat is about; before anything is told, where whoever acts is. */
export function sightOf(beat: Beat, at: number, view: View): Sight {
  const before = at === 0 ? 0 : toldBy(beat, at - 1).length;
  const told = toldBy(beat, at).map(({ one }) => one);
  const fresh = told.slice(before);
  const about = placesOf(fresh.length > 0 ? fresh : told, view);
  if (about.rooms.length + about.corridors.length + about.networks.length > 0) return about;
  const home = typeof beat.who === "number" ? homeOf(view, beat.who) : null;
  return { ...about, rooms: home === null ? [] : [home] };
}

function placesOf(told: Told[], view: View): Sight {
  const names = (keys: string[]): string[] =>
    told.flatMap(({ fact }) =>
      keys.map((key) => part(fact, key)).filter((id): id is string => typeof id === "string"),
    );
  const minis = names(["mini"]).flatMap((mini) => view.intruders[mini]?.room ?? []);
  const travels = told.flatMap(({ fact }): Travel[] => {
    if (fact.kind === "moved")
      return [{ figure: figureOf(fact.seat), from: fact.from, to: fact.to }];
    if (fact.kind === "intruder-moved")
      return [{ figure: fact.mini, from: fact.from, to: fact.to }];
    return [];
  });
  const gone = told.flatMap(({ fact }) =>
    fact.kind === "intruder-vanished" ? [{ figure: fact.mini, from: fact.room }] : [],
  );
  return {
    rooms: [...new Set([...names(ROOMS), ...minis])],
    corridors: [...new Set(names(["corridor"]))],
    networks: [...new Set(names(["network"]))],
    travel: travels.at(-1) ?? null,
    gone: gone.at(-1) ?? null,
  };
}

/** The points of the board that are lit. */
export function pointsOf(sight: Sight, drawing: Drawing): Point[] {
  const from = sight.travel ? [sight.travel.from] : [];
  return [
    ...[...from, ...sight.rooms].flatMap((id) => drawing.rooms.get(id) ?? []),
    ...sight.corridors.flatMap((id) => drawing.corridors.get(id)?.socket ?? []),
    ...drawing.networks.filter(({ id }) => sight.networks.includes(id)),
  ].map(({ x, y }) => ({ x, y }));
}
