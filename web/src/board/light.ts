/** Light moves when it changes, and rests then. What is there when somebody begins to look does not
 * move at all. */

import type { TransitionConfig } from "svelte/transition";
import { screen } from "../parts/screen.svelte";

const still: TransitionConfig = { duration: 0 };

type Moves = (element: Element) => TransitionConfig;

const moving =
  (duration: number, css: (t: number) => string): Moves =>
  () =>
    screen.calm ? still : { duration, css };

/** Flames leap up twice. */
export const flickers = moving(
  2400,
  (t) => `opacity: ${1 - 0.28 * Math.sin(t * 4 * Math.PI) ** 2}`,
);

/** Embers rise. */
export const rises = moving(
  2400,
  (t) => `transform: translateY(${5 - 5 * ((t * 2) % 1 || 1)}px); opacity: ${0.4 + 0.6 * t}`,
);

/** A lamp fails: it comes back once, and no more. */
export const fails = moving(
  1200,
  (t) => `opacity: ${t < 0.2 ? 0.4 : t > 0.3 && t < 0.45 ? 0.55 : 1}`,
);

/** The cone of one's own lamp falls into a room. */
export const shines = moving(160, (t) => `opacity: ${t}`);

/** Fog parts when a room is turned over. */
export const parts = moving(280, (t) => `opacity: ${t}`);
