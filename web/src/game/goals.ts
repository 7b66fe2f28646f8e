/** What one plays for. */

import type { GoalTold } from "../wire";
import { t } from "../words/words.svelte";

/** Whose goals they are, or that one of them will be kept. */
export function goalsNote(goals: GoalTold[]): string {
  if (goals.length > 0 && goals.every(({ deck }) => deck === "coop")) return t("goals-common");
  const open = goals.length > 1 && goals.every(({ kept }) => !kept);
  return t(open ? "goals-one" : "only-you");
}
