/** What an intruder looks like to whoever meets it. */

import { found } from "./albums.svelte";
import type { Sheet } from "./sheets";

export type Brood = { kinds: string[]; light: Light; named?: string };
type Beasts = Partial<Record<Sheet, Brood>>;

/** Kinds by the sheet they are drawn on; each is named there after its id, and its species if another has the same. */
const BEASTS: Beasts = {
  beasts: { kinds: ["larva", "creeper", "adult", "breeder", "queen"], light: "alien" },
  "void-beasts": {
    kinds: ["lurker", "whisperer", "stalker", "despoiler", "lair"],
    light: "void",
  },
  "flesh-beasts": {
    kinds: ["metagorger", "shambler", "fleshbeast", "butcher"],
    light: "flesh",
  },
};

/** The light a species comes out of. */
export type Light = "alien" | "void" | "flesh" | "night";

export type Beast = { sprite: string; sheet: Sheet; light: Light };

/** The shape of a kind against the light; one without a drawing is met as its figure. */
export function beastOf(kind: string): Beast | null {
  return found(({ beasts }) => among(beasts, kind)) ?? among(BEASTS, kind) ?? null;
}

function among(beasts: Beasts, kind: string): Beast | undefined {
  for (const [sheet, { kinds, light, named = "" }] of Object.entries(beasts)) {
    if (kinds.includes(kind)) return { sprite: `e-${named}${kind}`, sheet: sheet as Sheet, light };
  }
  return undefined;
}

/** The sheet and the light of whatever these kinds may turn out to be. */
export function broodOf(kinds: string[]): Pick<Beast, "sheet" | "light"> {
  const known = kinds.map(beastOf).find((beast) => beast !== null);
  return known ?? { sheet: "beasts", light: "alien" };
}
