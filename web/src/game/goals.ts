/** What one plays for. */

import type { GoalTold, PlayerView } from "../wire";
import { t } from "../words/words.svelte";

/** Whose goals they are, or that one of them will be kept. */
export function goalsNote(goals: GoalTold[]): string {
  if (goals.length > 0 && goals.every(({ deck }) => deck === "coop")) return t("goals-common");
  const open = goals.length > 1 && goals.every(({ kept }) => !kept);
  return t(open ? "goals-one" : "only-you");
}

/** What somebody plays for, as far as the viewer knows. A requirement lies where a personal objective
 * would, and the offer that takes its place where a corporate one would. */
export function playedFor({ kept, corporate, personal }: PlayerView["objectives"]): string[] {
  const cards =
    kept === null
      ? [corporate, personal]
      : [kept === "personal" || kept === "requirement" ? personal : corporate];
  return cards.filter((card) => card !== null);
}
