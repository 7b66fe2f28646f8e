/** Who plays what happens: fetched at the first touch, or when something is played before it. */

export const bar = () => import("./StageBar.svelte");
export const theatre = () => import("./Theatre.svelte");
export const scene = () => import("./Scene.svelte");
/** What one pays with is seldom asked before one has touched anything. */
export const paying = () => import("../panels/Paying.svelte");

/** Has them all ready; whoever could not be fetched is asked for again when it is their turn. */
export function gather(): void {
  void Promise.allSettled([bar(), theatre(), scene(), paying()]);
}
