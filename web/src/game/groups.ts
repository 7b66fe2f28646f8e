/** Actions by group, in the order they are always shown in. */

import type { Group, Offer } from "../wire";
import { parse } from "./places";

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

/** Whether something is lost by an option. */
export const drops = ({ code }: Offer): boolean => parse(code).verb === "drop";

/** Options in the order of their groups, and what is dropped behind everything else. */
export function ordered(options: Offer[]): Offer[] {
  const rank = (offer: Offer): number =>
    drops(offer) ? GROUPS.length : offer.group ? GROUPS.indexOf(offer.group) : 0;
  return [...options].sort((a, b) => rank(a) - rank(b));
}

export function grouped(options: Offer[]): Map<Group, Offer[]> {
  return new Map(GROUPS.map((group) => [group, options.filter((one) => one.group === group)]));
}

/** The first group with something in it. */
export function firstFilled(groups: Map<Group, Offer[]>): Group {
  return GROUPS.find((group) => (groups.get(group) ?? []).length > 0) ?? "end";
}
