/** Actions by group, in the order they are always shown in. */

import type { Group, Offer } from "../wire";

export const GROUPS: readonly Group[] = ["move", "fight", "room", "cards", "items", "end"];

/** The signs of the groups. */
export const SIGNS: Record<Group, string> = {
  move: "move",
  fight: "in",
  room: "room",
  cards: "cardf",
  items: "crate",
  end: "end",
};

/** How many actions of a group stand beside each other, and how many rows there may be. */
export const COLUMNS: Record<Group, number> = {
  move: 2,
  fight: 2,
  room: 1,
  cards: 3,
  items: 2,
  end: 1,
};
export const ROWS = 2;

export function grouped(options: Offer[]): Map<Group, Offer[]> {
  return new Map(GROUPS.map((group) => [group, options.filter((one) => one.group === group)]));
}

/** The first group with something in it. */
export function firstFilled(groups: Map<Group, Offer[]>): Group {
  return GROUPS.find((group) => (groups.get(group) ?? []).length > 0) ?? "end";
}
