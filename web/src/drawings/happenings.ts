/** How striking things that happen are drawn, by the kind of fact. */

import type { Tone } from "./drawn";

export type Look = {
  icon: string;
  tone: Tone;
  /** What is graver is shown; among equals the latest. */
  weight: number;
  /** Its weight where it happens to oneself, or in the room one is in. A die or a draw is no graver
   * for being one's own: what comes of it is. */
  own?: number;
};

export const LOOKS: Record<string, Look> = {
  // Dice and draws.
  "noise-rolled": { icon: "die", tone: "plain", weight: 1 },
  "combat-rolled": { icon: "die", tone: "plain", weight: 2 },
  silence: { icon: "die", tone: "plain", weight: 3 },
  "token-revealed": { icon: "eye", tone: "plain", weight: 2 },
  "token-drawn": { icon: "bag", tone: "alien", weight: 3 },
  "event-drawn": { icon: "bolt", tone: "plain", weight: 6 },
  "attack-card-drawn": { icon: "in", tone: "danger", weight: 3 },
  "engine-seen": { icon: "engine", tone: "plain", weight: 5 },
  "coordinates-seen": { icon: "eye", tone: "plain", weight: 5 },
  // The ship.
  "noise-placed": { icon: "noise", tone: "noise", weight: 2 },
  "duct-noise-placed": { icon: "noise", tone: "noise", weight: 2 },
  "danger-heard": { icon: "noise", tone: "danger", weight: 4 },
  "fire-placed": { icon: "fire", tone: "fire", weight: 4, own: 10 },
  "malfunction-placed": { icon: "malf", tone: "plain", weight: 4, own: 7 },
  "fire-removed": { icon: "fire", tone: "plain", weight: 3 },
  "malfunction-removed": { icon: "malf", tone: "plain", weight: 4 },
  "weakness-revealed": { icon: "eye", tone: "alien", weight: 11 },
  "pods-unlocked": { icon: "out", tone: "plain", weight: 11 },
  "airlock-started": { icon: "skull", tone: "danger", weight: 9, own: 19 },
  "destination-set": { icon: "pawn", tone: "plain", weight: 13 },
  "engine-restacked": { icon: "engine", tone: "plain", weight: 9 },
  "self-destruct-started": { icon: "skull", tone: "danger", weight: 16 },
  "self-destruct-stopped": { icon: "skull", tone: "plain", weight: 15 },
  // Intruders.
  "encounter-began": { icon: "bag", tone: "alien", weight: 6 },
  "shot-missed": { icon: "die", tone: "plain", weight: 5, own: 9 },
  injured: { icon: "in", tone: "plain", weight: 8 },
  "intruder-placed": { icon: "in", tone: "alien", weight: 12, own: 14 },
  "intruder-moved": { icon: "in", tone: "alien", weight: 5, own: 13 },
  "intruder-killed": { icon: "carcass", tone: "plain", weight: 13, own: 14 },
  "nest-destroyed": { icon: "carcass", tone: "plain", weight: 15 },
  "swarm-taken": { icon: "in", tone: "alien", weight: 15, own: 21 },
  "attack-missed": { icon: "out", tone: "plain", weight: 5, own: 11 },
  "attack-hit": { icon: "in", tone: "danger", weight: 6, own: 15 },
  // The crew.
  "action-cancelled": { icon: "out", tone: "danger", weight: 6, own: 14 },
  interrupted: { icon: "out", tone: "danger", weight: 7, own: 15 },
  "contamination-taken": { icon: "slime", tone: "alien", weight: 3, own: 11 },
  "contamination-scanned": { icon: "slime", tone: "alien", weight: 5, own: 12 },
  slimed: { icon: "slime", tone: "alien", weight: 3, own: 11 },
  "light-wound": { icon: "in", tone: "danger", weight: 7, own: 16 },
  "serious-wound": { icon: "in", tone: "danger", weight: 10, own: 18 },
  "larva-infested": { icon: "larva", tone: "alien", weight: 10, own: 19 },
  "larva-grown": { icon: "larva", tone: "alien", weight: 10, own: 19 },
  evacuated: { icon: "out", tone: "plain", weight: 13, own: 19 },
  hibernated: { icon: "out", tone: "plain", weight: 13, own: 19 },
  died: { icon: "skull", tone: "danger", weight: 14, own: 20 },
};
