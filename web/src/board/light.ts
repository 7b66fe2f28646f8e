/** Light moves when it changes, and rests then. What is there when somebody begins to look does not
 * move at all. */

import { screen } from "../parts/screen.svelte";

/** How long a ship has to be looked at before anything on it can change. */
const SETTLES = 400;
let since = Infinity;

/** Somebody begins to look at a ship. */
export function beheld(): void {
  since = performance.now();
}

type Moves = (element: Element) => void;

const moving =
  (frames: Keyframe[], duration: number, options: KeyframeAnimationOptions = {}): Moves =>
  (element) => {
    const late = performance.now() - since < SETTLES;
    if (!late && !screen.calm) element.animate(frames, { duration, ...options });
    else if (options.fill) element.animate(frames.slice(-1), { duration: 0, ...options });
  };

/** Flames leap up twice. */
export const flickers = moving(
  [{ opacity: 1 }, { opacity: 0.7 }, { opacity: 0.95 }, { opacity: 1 }],
  1200,
  {
    iterations: 2,
  },
);

/** Embers rise. */
export const rises = moving(
  [
    { opacity: 0.3, transform: "translateY(5px)" },
    { opacity: 1, transform: "translateY(-3px)" },
  ],
  1200,
  { iterations: 2 },
);

/** A lamp fails: it comes back once, and no more. */
export const fails = moving(
  [
    { opacity: 0.4 },
    { opacity: 1, offset: 0.2 },
    { opacity: 0.55, offset: 0.3 },
    { opacity: 1, offset: 0.45 },
    { opacity: 1 },
  ],
  1200,
  { easing: "steps(1)" },
);

/** The cone of one's own lamp falls into a room. */
export const shines = moving([{ opacity: 0 }, { opacity: 1 }], 160);

/** Fog parts when a room is turned over. */
export const parts = moving([{ opacity: 1 }, { opacity: 0 }], 280, { fill: "forwards" });
