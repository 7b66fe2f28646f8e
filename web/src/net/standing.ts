/** What was told and stands: an undo makes the events of the choices taken back void. */

import type { News } from "../wire";

export function standing(told: News[]): News[] {
  if (!told.some(({ news }) => news === "undone")) return told;
  const left: News[] = [];
  for (const one of told) {
    if (one.news === "undone") forget(left, one.void);
    left.push(one);
  }
  return left;
}

/** Takes the latest events out; what people said stands. */
function forget(list: News[], events: number): void {
  let due = events;
  for (let index = list.length - 1; index >= 0 && due > 0; index -= 1) {
    if (list[index]?.news !== "event") continue;
    list.splice(index, 1);
    due -= 1;
  }
}
