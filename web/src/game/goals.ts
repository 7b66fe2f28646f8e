/** What one plays for. */

import type { GoalTold, Progress } from "../wire";
import { t } from "../words/words.svelte";

/** How a part stands: a shape besides the colour. */
export const STANDING: Record<Progress, string> = {
  met: "\u2713",
  open: "",
  unknown: "?",
  lost: "\u2715",
};

/** Whose goals they are, or that one of them will be kept. */
export function goalsNote(goals: GoalTold[]): string {
  if (goals.length > 0 && goals.every(({ deck }) => deck === "coop")) return t("goals-common");
  const open = goals.length > 1 && goals.every(({ kept }) => !kept);
  return t(open ? "goals-one" : "only-you");
}
