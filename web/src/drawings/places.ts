/** What a room looks like inside. */

import { found } from "./albums.svelte";
import type { Sheet } from "./sheets";

export type Place = {
  sprite: string;
  sheet: Sheet;
  /** No lamp hangs there. */
  dark: boolean;
};

type Places = Partial<Record<Sheet, string[]>>;

const SHIP = [
  "armory",
  "comms-room",
  "emergency-room",
  "evacuation-section-a",
  "evacuation-section-b",
  "fire-control-system",
  "generator",
  "laboratory",
  "nest",
  "storage",
  "surgery",
  "airlock-control",
  "cabins",
  "canteen",
  "command-center",
  "engine-control-room",
  "hatch-control-system",
  "monitoring-room",
  "slime-room",
  "shower-room",
  "cockpit",
  "hibernatorium",
  "engine-1",
  "engine-2",
  "engine-3",
];
const DARK = ["nest", "slime-room"];

/** Rooms by the sheet they are drawn on; each is named there after its id. */
const PLACES: Places = { rooms: SHIP };

/** Where eggs lie, as long as there are any. */
const LAID = ["nest"];

/** The inside of a room, if it has a drawing; all others are bare. */
export function placeOf(room: string, eggs = true): Place | null {
  const at = (places: Places, dark: string[]): Place | undefined =>
    among(places, dark, room, !eggs && LAID.includes(room) ? "-bare" : "");
  return found(({ places, dark }) => at(places, dark)) ?? at(PLACES, DARK) ?? null;
}

function among(places: Places, dark: string[], room: string, bare: string): Place | undefined {
  for (const [sheet, rooms] of Object.entries(places)) {
    if (rooms.includes(room)) {
      return { sprite: `r-${room}${bare}`, sheet: sheet as Sheet, dark: dark.includes(room) };
    }
  }
  return undefined;
}
