/** What somebody has played for. */

import type { PlayerView } from "../wire";

/** What somebody plays for, as far as the viewer knows. A requirement lies where a personal objective
 * would, and the offer that takes its place where a corporate one would. */
export function playedFor({ kept, corporate, personal }: PlayerView["objectives"]): string[] {
  const cards =
    kept === null
      ? [corporate, personal]
      : [kept === "personal" || kept === "requirement" ? personal : corporate];
  return cards.filter((card) => card !== null);
}
