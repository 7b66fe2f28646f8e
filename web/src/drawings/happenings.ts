/** How striking things that happen are drawn, by the kind of fact. */

import type { Tone } from "./drawn";

export type Look = { icon: string; tone: Tone };

export const LOOKS: Record<string, Look> = {
  // Dice and draws.
  "noise-rolled": { icon: "die", tone: "plain" },
  "combat-rolled": { icon: "die", tone: "plain" },
  silence: { icon: "die", tone: "plain" },
  "token-revealed": { icon: "eye", tone: "plain" },
  "token-drawn": { icon: "bag", tone: "alien" },
  "event-drawn": { icon: "bolt", tone: "plain" },
  "attack-card-drawn": { icon: "in", tone: "danger" },
  "engine-seen": { icon: "engine", tone: "plain" },
  "coordinates-seen": { icon: "eye", tone: "plain" },
  // The ship.
  "noise-placed": { icon: "noise", tone: "noise" },
  "duct-noise-placed": { icon: "noise", tone: "noise" },
  "danger-heard": { icon: "noise", tone: "danger" },
  "fire-placed": { icon: "fire", tone: "fire" },
  "malfunction-placed": { icon: "malf", tone: "plain" },
  "fire-removed": { icon: "fire", tone: "plain" },
  "malfunction-removed": { icon: "malf", tone: "plain" },
  "weakness-revealed": { icon: "eye", tone: "alien" },
  "pods-unlocked": { icon: "out", tone: "plain" },
  "airlock-started": { icon: "skull", tone: "danger" },
  "destination-set": { icon: "pawn", tone: "plain" },
  "engine-restacked": { icon: "engine", tone: "plain" },
  "self-destruct-started": { icon: "skull", tone: "danger" },
  "self-destruct-stopped": { icon: "skull", tone: "plain" },
  // Intruders.
  "encounter-began": { icon: "bag", tone: "alien" },
  "shot-missed": { icon: "die", tone: "plain" },
  injured: { icon: "in", tone: "plain" },
  "intruder-placed": { icon: "in", tone: "alien" },
  "intruder-moved": { icon: "in", tone: "alien" },
  "intruder-killed": { icon: "carcass", tone: "plain" },
  "nest-destroyed": { icon: "carcass", tone: "plain" },
  "swarm-taken": { icon: "in", tone: "alien" },
  "attack-missed": { icon: "out", tone: "plain" },
  "attack-hit": { icon: "in", tone: "danger" },
  // The crew.
  "action-cancelled": { icon: "out", tone: "danger" },
  interrupted: { icon: "out", tone: "danger" },
  "contamination-taken": { icon: "slime", tone: "alien" },
  "contamination-scanned": { icon: "slime", tone: "alien" },
  slimed: { icon: "slime", tone: "alien" },
  "light-wound": { icon: "in", tone: "danger" },
  "serious-wound": { icon: "in", tone: "danger" },
  "larva-infested": { icon: "larva", tone: "alien" },
  "larva-grown": { icon: "larva", tone: "alien" },
  evacuated: { icon: "out", tone: "plain" },
  hibernated: { icon: "out", tone: "plain" },
  died: { icon: "skull", tone: "danger" },
};
