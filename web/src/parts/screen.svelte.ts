/** How much room there is. */

import { MediaQuery } from "svelte/reactivity";
import { settings } from "./settings.svelte";

const wide = new MediaQuery("(min-width: 1181px) and (min-height: 501px)");
const small = new MediaQuery("(max-width: 640px), (max-height: 500px)");
const calm = new MediaQuery("(prefers-reduced-motion: reduce)");

export const screen = {
  /** Room for a rail beside the board. */
  get wide(): boolean {
    return wide.current;
  },
  get phone(): boolean {
    return small.current;
  },
  /** Nothing is to move. */
  get calm(): boolean {
    return settings.motion === "system" ? calm.current : settings.motion === "reduced";
  },
};
