/** What a room looks like inside. */

import type { Sheet } from "./sheets";

export type Place = {
  sprite: string;
  sheet: Sheet;
  /** No lamp hangs there. */
  dark: boolean;
};

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
const AFTERMATH = ["crafting-room", "server-room", "alarm-room", "turret-room"];
const DARK = ["nest", "slime-room"];

/** Rooms by the sheet they are drawn on; each is named there after its id. */
const PLACES: Partial<Record<Sheet, string[]>> = {
  rooms: SHIP,
  "aftermath-rooms": AFTERMATH,
};

/** Where eggs lie, as long as there are any. */
const LAID = ["nest"];

/** The inside of a room, if it has a drawing; all others are bare. */
export function placeOf(room: string, eggs = true): Place | null {
  for (const [sheet, rooms] of Object.entries(PLACES)) {
    if (rooms.includes(room)) {
      const bare = !eggs && LAID.includes(room) ? "-bare" : "";
      return { sprite: `r-${room}${bare}`, sheet: sheet as Sheet, dark: DARK.includes(room) };
    }
  }
  return null;
}
