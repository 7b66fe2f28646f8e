/** Moments that take the whole table: one's own fate, and the ship's. Nobody else's ever does. */

import type { Seat } from "../wire";
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
  if (fact.kind === "ship-jumped") return "jump";
  if (fact.kind === "ship-exploded") return "blast";
  if (fact.kind === "shuttle-departed") return "shuttle";
  if (!("seat" in fact) || seat === null || fact.seat !== seat) return null;
  switch (fact.kind) {
    case "died":
      return "death";
    case "larva-infested":
    case "larva-grown":
      return "infested";
    case "hibernated":
      return "sleep";
    case "evacuated":
      return "pod";
    default:
      return null;
  }
}

/** Whoever meets it has nothing more to decide, so it stays until they look on. */
export const lasting = ({ kind }: Fate): boolean => ["death", "sleep", "pod"].includes(kind);
