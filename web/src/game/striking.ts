/** The latest thing chance or the ship brought, which is shown large. */

import type { News } from "../wire";

type Look = { icon: string; tone: "plain" | "alien" | "danger" | "noise" | "fire" };

const LOOKS: Record<string, Look> = {
  "noise-rolled": { icon: "die", tone: "plain" },
  "noise-placed": { icon: "noise", tone: "noise" },
  "duct-noise-placed": { icon: "noise", tone: "noise" },
  "danger-heard": { icon: "noise", tone: "danger" },
  silence: { icon: "die", tone: "plain" },
  "token-revealed": { icon: "eye", tone: "plain" },
  "token-drawn": { icon: "bag", tone: "alien" },
  "encounter-began": { icon: "bag", tone: "alien" },
  "intruder-placed": { icon: "adult", tone: "alien" },
  "combat-rolled": { icon: "die", tone: "plain" },
  "attack-card-drawn": { icon: "in", tone: "danger" },
  "attack-hit": { icon: "in", tone: "danger" },
  "attack-missed": { icon: "out", tone: "plain" },
  "light-wound": { icon: "in", tone: "danger" },
  "serious-wound": { icon: "in", tone: "danger" },
  died: { icon: "skull", tone: "danger" },
  "intruder-killed": { icon: "carcass", tone: "plain" },
  injured: { icon: "in", tone: "plain" },
  "shot-missed": { icon: "die", tone: "plain" },
  "event-drawn": { icon: "bolt", tone: "plain" },
  "fire-placed": { icon: "fire", tone: "fire" },
  "malfunction-placed": { icon: "malf", tone: "plain" },
  "contamination-taken": { icon: "slime", tone: "alien" },
  "contamination-scanned": { icon: "slime", tone: "alien" },
  "self-destruct-started": { icon: "skull", tone: "danger" },
  "engine-seen": { icon: "engine", tone: "plain" },
  "coordinates-seen": { icon: "eye", tone: "plain" },
};

export type Striking = Look & { n: number; kind: string; text: string };

/** The last striking news after a number, if there is any. */
export function striking(news: News[], since: number): Striking | null {
  for (let index = news.length - 1; index >= 0; index -= 1) {
    const one = news[index];
    if (!one || one.n <= since) return null;
    if (one.news !== "event" || !one.text) continue;
    const look = LOOKS[one.fact.kind];
    if (look) return { ...look, n: one.n, kind: one.fact.kind, text: one.text };
  }
  return null;
}
