/** How striking things that happen are drawn, by the kind of fact. */

import { found } from "./albums.svelte";
import type { Tone } from "./drawn";

export type Look = { icon: string; tone: Tone };

const LOOKS: Record<string, Look> = {
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
  "room-explored": { icon: "room", tone: "plain" },
  "signal-sent": { icon: "sig", tone: "plain" },
  "pods-unlocked": { icon: "out", tone: "plain" },
  "pod-launched": { icon: "out", tone: "plain" },
  "airlock-fired": { icon: "skull", tone: "danger" },
  "airlock-started": { icon: "skull", tone: "danger" },
  "destination-set": { icon: "pawn", tone: "plain" },
  "engine-restacked": { icon: "engine", tone: "plain" },
  "engine-flipped": { icon: "engine", tone: "danger" },
  "alert-revealed": { icon: "bolt", tone: "danger" },
  "alert-stage": { icon: "bolt", tone: "plain" },
  "alert-fulfilled": { icon: "bolt", tone: "plain" },
  "alert-failed": { icon: "skull", tone: "danger" },
  "weakness-lost": { icon: "eye", tone: "danger" },
  "self-destruct-started": { icon: "skull", tone: "danger" },
  "self-destruct-stopped": { icon: "skull", tone: "plain" },
  // Intruders.
  "encounter-began": { icon: "bag", tone: "alien" },
  "shot-missed": { icon: "die", tone: "plain" },
  injured: { icon: "in", tone: "plain" },
  "intruder-placed": { icon: "in", tone: "alien" },
  "intruder-moved": { icon: "in", tone: "alien" },
  "intruder-killed": { icon: "carcass", tone: "plain" },
  "intruder-transformed": { icon: "in", tone: "alien" },
  "egg-destroyed": { icon: "egg", tone: "plain" },
  "egg-hatched": { icon: "egg", tone: "alien" },
  "nest-destroyed": { icon: "carcass", tone: "plain" },
  "swarm-taken": { icon: "in", tone: "alien" },
  "attack-missed": { icon: "out", tone: "plain" },
  "attack-hit": { icon: "in", tone: "danger" },
  // The crew.
  "pod-thrown-out": { icon: "out", tone: "danger" },
  "boarding-failed": { icon: "out", tone: "danger" },
  "hibernation-failed": { icon: "out", tone: "danger" },
  "action-cancelled": { icon: "out", tone: "danger" },
  interrupted: { icon: "out", tone: "danger" },
  "contamination-taken": { icon: "slime", tone: "alien" },
  "contamination-scanned": { icon: "slime", tone: "alien" },
  slimed: { icon: "slime", tone: "alien" },
  "light-wound": { icon: "in", tone: "danger" },
  "serious-wound": { icon: "in", tone: "danger" },
  "larva-infested": { icon: "larva", tone: "alien" },
  "larva-removed": { icon: "larva", tone: "plain" },
  "larva-grown": { icon: "larva", tone: "alien" },
  "mutation-kept": { icon: "helix", tone: "flesh" },
  "mutation-gained": { icon: "helix", tone: "flesh" },
  "mutation-marked": { icon: "helix", tone: "flesh" },
  "mutation-turned-up": { icon: "helix", tone: "flesh" },
  "mutation-scanned": { icon: "helix", tone: "flesh" },
  fed: { icon: "jaws", tone: "flesh" },
  "object-eaten": { icon: "jaws", tone: "flesh" },
  "adaptation-turned-up": { icon: "flesh", tone: "alien" },
  "adaptation-discarded": { icon: "flesh", tone: "plain" },
  "panic-drawn": { icon: "insane", tone: "void" },
  "insanity-changed": { icon: "insane", tone: "void" },
  evacuated: { icon: "out", tone: "plain" },
  hibernated: { icon: "out", tone: "plain" },
  died: { icon: "skull", tone: "danger" },
};

/** How it is drawn that something of a kind happens, if that is striking. */
export function lookOf(kind: string): Look | undefined {
  return LOOKS[kind] ?? found(({ looks }) => looks?.[kind]);
}
