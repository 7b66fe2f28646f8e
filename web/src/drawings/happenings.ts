/** How striking things that happen are drawn, by the kind of fact. */

import type { Tone } from "./drawn";

export type Look = {
  icon: string;
  tone: Tone;
  /** What is graver is shown; among equals the latest. */
  weight: number;
};

export const LOOKS: Record<string, Look> = {
  "noise-rolled": { icon: "die", tone: "plain", weight: 1 },
  "noise-placed": { icon: "noise", tone: "noise", weight: 2 },
  "duct-noise-placed": { icon: "noise", tone: "noise", weight: 2 },
  "danger-heard": { icon: "noise", tone: "danger", weight: 4 },
  silence: { icon: "die", tone: "plain", weight: 3 },
  "token-revealed": { icon: "eye", tone: "plain", weight: 2 },
  "token-drawn": { icon: "bag", tone: "alien", weight: 5 },
  "encounter-began": { icon: "bag", tone: "alien", weight: 6 },
  "intruder-placed": { icon: "in", tone: "alien", weight: 7 },
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
