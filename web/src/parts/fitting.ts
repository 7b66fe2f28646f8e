/** Sets a text smaller, step by step, until all of it is in sight. */

import type { Attachment } from "svelte/attachments";

/** So small a text may become: `data-fit` runs from 0 to this. */
const STEPS = 4;

/** Fits a text anew whenever it, what stands around it or its room changes. */
export function fitting(text: () => string): Attachment<HTMLElement> {
  return (node) => {
    text();
    const fit = (): void => {
      for (let step = 0; step <= STEPS; step += 1) {
        node.dataset.fit = String(step);
        if (node.scrollHeight <= node.clientHeight) return;
      }
    };
    fit();
    const watch = new ResizeObserver(fit);
    watch.observe(node);
    return () => {
      watch.disconnect();
    };
  };
}
