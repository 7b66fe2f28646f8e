/** The decks of a table, whichever it has. */

import type { View } from "../wire";

export type Pile = { id: string; left: number; discard: number };

/** Every deck with a pile to draw from, groups of decks one by one. */
export function decksOf(view: Pick<View, "decks">): Pile[] {
  return piles(view.decks);
}

function piles(group: object): Pile[] {
  return Object.entries(group).flatMap(([id, value]: [string, unknown]): Pile[] => {
    if (id === "mutations" && typeof value === "number") return [{ id, left: value, discard: 0 }];
    if (typeof value !== "object" || value === null || Array.isArray(value)) return [];
    if (!isDeck(value)) return piles(value);
    return [{ id, left: value.left, discard: value.discard.length }];
  });
}

function isDeck(value: object): value is { left: number; discard: unknown[] } {
  return "left" in value && "discard" in value;
}
