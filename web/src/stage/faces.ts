/** What stands on the sides of the dice. */

import type { Told } from "./fold";

const NOISE = { one: "1", two: "2", three: "3", four: "4", silence: "–", danger: "!" };
const COMBAT = { blank: "–", creeper: "•", adult: "••", one: "1", two: "2" };

export type Rolled = { kind: "noise" | "combat"; faces: string[] };

export const DICE: Record<Rolled["kind"], Rolled> = {
  noise: { kind: "noise", faces: Object.values(NOISE) },
  combat: { kind: "combat", faces: Object.values(COMBAT) },
};

/** The face of a roll, once it is told. */
export function faceOf(told: Told[]): string | null {
  for (const { fact } of told) {
    if (fact.kind === "noise-rolled") return NOISE[fact.face];
    if (fact.kind === "combat-rolled") return COMBAT[fact.face];
  }
  return null;
}
