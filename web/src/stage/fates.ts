/** Moments that take the whole table: one's own fate, and the ship's. Nobody else's ever does. */

import type { Seat } from "../wire";
import type { FactKind } from "./beats";
import type { Beat, Told } from "./fold";

export type Fate = {
  kind: "death" | "infested" | "sleep" | "pod" | "shuttle" | "jump" | "blast";
  /** The beat it is played in. */
  beat: string;
  told: Told;
};

/** What becomes of the viewer or of the ship in a beat. */
export function fateOf(beat: Beat | null, seat: Seat | null): Fate | null {
  for (const { one } of beat?.cues ?? []) {
    const kind = kindOf(one, seat);
    if (beat && kind) return { kind, beat: beat.key, told: one };
  }
  return null;
}

function kindOf({ fact }: Told, seat: Seat | null): Fate["kind"] | null {
  const kind = FATES[fact.kind];
  const own = "seat" in fact ? seat !== null && fact.seat === seat : true;
  return own && kind ? kind : null;
}

/** Of facts about somebody only one's own count. */
const FATES: Partial<Record<FactKind, Fate["kind"]>> = {
  "ship-jumped": "jump",
  "ship-exploded": "blast",
  "shuttle-departed": "shuttle",
  died: "death",
  "larva-infested": "infested",
  "larva-grown": "infested",
  hibernated: "sleep",
  evacuated: "pod",
};

/** Whoever meets it has nothing more to decide, so it stays until they look on. */
export const lasting = ({ kind }: Fate): boolean => ["death", "sleep", "pod"].includes(kind);
