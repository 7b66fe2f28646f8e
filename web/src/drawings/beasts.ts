/** What an intruder looks like to whoever meets it. */

import type { Sheet } from "./sheets";

/** Kinds by the sheet they are drawn on; each is named there after its id. */
const BEASTS: Partial<Record<Sheet, string[]>> = {
  beasts: ["larva", "creeper", "adult", "breeder", "queen"],
};

/** The shape of a kind against the light; one without a drawing is met as its figure. */
export function beastOf(kind: string): { sprite: string; sheet: Sheet } | null {
  for (const [sheet, kinds] of Object.entries(BEASTS)) {
    if (kinds.includes(kind)) return { sprite: `e-${kind}`, sheet: sheet as Sheet };
  }
  return null;
}
