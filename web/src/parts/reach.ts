/** Rows that scroll sideways: what matters in them is brought into sight when a question is asked. */

import { tick } from "svelte";

/** Scrolls a row so far that the first match can be seen, once everything is drawn. */
export async function reach(row: HTMLElement, match: string): Promise<void> {
  await tick();
  const found = row.querySelector(match)?.getBoundingClientRect();
  const edge = row.getBoundingClientRect();
  if (found && (found.left < edge.left || found.right > edge.right)) {
    row.scrollLeft += found.left - edge.left - 12;
  }
}
