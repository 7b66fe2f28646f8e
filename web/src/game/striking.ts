/** The gravest thing chance or the ship brought since somebody last looked, which is shown large. */

import type { News, Seat } from "../wire";
import { part } from "./fact";

type Look = {
  icon: string;
  tone: "plain" | "alien" | "danger" | "noise" | "fire";
  /** What is graver is shown; among equals the latest. */
  weight: number;
};

const LOOKS: Record<string, Look> = {
  "noise-rolled": { icon: "die", tone: "plain", weight: 1 },
  "noise-placed": { icon: "noise", tone: "noise", weight: 2 },
  "duct-noise-placed": { icon: "noise", tone: "noise", weight: 2 },
  "danger-heard": { icon: "noise", tone: "danger", weight: 4 },
  silence: { icon: "die", tone: "plain", weight: 3 },
  "token-revealed": { icon: "eye", tone: "plain", weight: 2 },
  "token-drawn": { icon: "bag", tone: "alien", weight: 5 },
  "encounter-began": { icon: "bag", tone: "alien", weight: 6 },
  "intruder-placed": { icon: "adult", tone: "alien", weight: 7 },
  "combat-rolled": { icon: "die", tone: "plain", weight: 5 },
  "attack-card-drawn": { icon: "in", tone: "danger", weight: 5 },
  "attack-hit": { icon: "in", tone: "danger", weight: 6 },
  "attack-missed": { icon: "out", tone: "plain", weight: 6 },
  "light-wound": { icon: "in", tone: "danger", weight: 7 },
  "serious-wound": { icon: "in", tone: "danger", weight: 8 },
  "larva-infested": { icon: "larva", tone: "alien", weight: 8 },
  "larva-grown": { icon: "larva", tone: "alien", weight: 8 },
  died: { icon: "skull", tone: "danger", weight: 9 },
  "intruder-killed": { icon: "carcass", tone: "plain", weight: 7 },
  injured: { icon: "in", tone: "plain", weight: 6 },
  "shot-missed": { icon: "die", tone: "plain", weight: 6 },
  "event-drawn": { icon: "bolt", tone: "plain", weight: 6 },
  "fire-placed": { icon: "fire", tone: "fire", weight: 4 },
  "malfunction-placed": { icon: "malf", tone: "plain", weight: 4 },
  "contamination-taken": { icon: "slime", tone: "alien", weight: 4 },
  "contamination-scanned": { icon: "slime", tone: "alien", weight: 6 },
  "self-destruct-started": { icon: "skull", tone: "danger", weight: 8 },
  "engine-seen": { icon: "engine", tone: "plain", weight: 5 },
  "coordinates-seen": { icon: "eye", tone: "plain", weight: 5 },
};

/** What happens to oneself is graver than what happens to others. */
const OWN = 4;

export type Striking = Look & { n: number; kind: string; text: string; rule: string };

/** The gravest striking news after a number, if there is any. */
export function striking(news: News[], since: number, seat: Seat | null): Striking | null {
  let found: Striking | null = null;
  for (let index = news.length - 1; index >= 0; index -= 1) {
    const one = news[index];
    if (!one || one.n <= since) break;
    if (one.news !== "event" || !one.text) continue;
    const look = LOOKS[one.fact.kind];
    const mine = seat !== null && ["seat", "target"].some((name) => part(one.fact, name) === seat);
    const weight = (look?.weight ?? 0) + (mine ? OWN : 0);
    if (look && weight > (found?.weight ?? 0)) {
      found = { ...look, weight, n: one.n, kind: one.fact.kind, text: one.text, rule: one.rule };
    }
  }
  return found;
}

/** What windows are opened by. */
const PROVOKING = ["action-taken", "attack-hit", "noise-rolled", "first-encounter"];

/** What one may react to: the deed before the window, not what was paid or discarded for it. */
export function provoking(news: News[]): Striking | null {
  const opened = news.findLastIndex(
    (one) => one.news === "event" && one.fact.kind === "window-opened",
  );
  const one = news
    .slice(0, Math.max(0, opened))
    .findLast((earlier) => earlier.news === "event" && PROVOKING.includes(earlier.fact.kind));
  if (one?.news !== "event" || !one.text) return null;
  const look = LOOKS[one.fact.kind] ?? { icon: "eye", tone: "plain", weight: 1 };
  return { ...look, n: one.n, kind: one.fact.kind, text: one.text, rule: one.rule };
}
