/** The sign of what has neither face, place nor emblem: its own, or that of all its kind. */

import type { ComponentKind } from "../library";
import { found } from "./albums.svelte";
import { sheetOf, spriteOf, toneOf, type Tone } from "./drawn";
import type { Sheet } from "./sheets";

export type SignOf = { sprite: string; tone: Tone; sheet: Sheet | null };

export const sign = (sprite: string, tone: Tone = "plain", sheet: Sheet | null = null): SignOf => ({
  sprite,
  tone,
  sheet,
});

const OWN: Partial<Record<ComponentKind, Record<string, SignOf>>> = {
  "basic-action": {
    move: sign("move"),
    "careful-move": sign("eye"),
    shoot: sign("gun"),
    melee: sign("in", "danger"),
    trade: sign("crew"),
    craft: sign("gear"),
    "pick-up": sign("crate"),
    unlock: sign("unlock"),
    activation: sign("bolt"),
  },
  exploration: {
    silence: sign("end"),
    danger: sign("noise", "noise"),
    slime: sign("slime", "alien"),
    fire: sign("fire", "fire"),
    malfunction: sign("malf", "malfunction"),
    doors: sign("lock"),
    lair: sign("lair", "alien", "void"),
    turret: sign("turret", "danger", "aftermath-rooms"),
  },
};

const USUAL: Partial<Record<ComponentKind, SignOf>> = {
  weakness: sign("bolt", "alien"),
  panic: sign("insane", "void", "void"),
  alert: sign("bolt", "danger"),
  objective: sign("eye"),
  coordinates: sign("engine"),
  "intruder-card": sign("adult", "alien"),
};

export function signOf(kind: ComponentKind, id: string): SignOf {
  const drawn = spriteOf(kind, id);
  if (drawn) return sign(drawn, toneOf(kind, id), sheetOf(kind, id));
  // Tokens of one sign that differ are numbered.
  const name = id.replace(/-\d[a-z]?$/, "");
  const own = found(({ signs }) => signs[kind]?.[name]) ?? OWN[kind]?.[name];
  return own ?? USUAL[kind] ?? sign("cardf");
}
