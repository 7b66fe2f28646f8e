/** Chances as the server reckons them, in percent for people. */

import type { Odds } from "../wire";

export type Line = { what: string; percent: number };

type Chance = { num: number; den: number };

/** What may come of a risk, likeliest first; what cannot come is left out. */
export function chances(odds: Odds): Line[] {
  switch (odds.risk) {
    case "step":
    case "noise":
      return sorted({
        encounter: odds.encounter,
        noise: odds.noise,
        danger: odds.danger,
        quiet: odds.quiet,
      });
    case "escape":
      return sorted({ unharmed: odds.hits[0] ?? { num: 0, den: 1 }, death: odds.death });
    default:
      return [];
  }
}

function sorted(all: Record<string, Chance>): Line[] {
  return Object.entries(all)
    .map(([what, { num, den }]) => ({ what, percent: Math.round((100 * num) / den) }))
    .filter(({ percent }) => percent > 0)
    .sort((a, b) => b.percent - a.percent);
}
