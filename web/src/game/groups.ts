/** Actions by group, in the order they are always shown in. */

import type { Group, NotNow, Offer } from "../wire";
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

/** The places of offers in a group: one each, or one for all ways to use the same thing where so many
 * do not stand beside each other. */
export function bundled(offers: Offer[], columns: number): Offer[][] {
  if (offers.length <= columns) return offers.map((offer) => [offer]);
  const places = new Map<string, Offer[]>();
  for (const offer of offers) {
    const { verb, about } = parse(offer.code);
    const thing =
      about === null || !["use", "play"].includes(verb) ? offer.code : `${verb} ${about}`;
    places.set(thing, [...(places.get(thing) ?? []), offer]);
  }
  return [...places.values()];
}

/** What is in the way in a group, where it can be said in few words: the only reason there is, or what
 * is in the way of the room one is in. */
export function hindrance(group: Group, wishes: NotNow[]): string | null {
  const near = wishes.filter((one) => one.group === group);
  const own = near.filter(({ wish }) => "act" in wish && wish.act[0] === "room");
  const texts = (all: NotNow[]): string[] => [
    ...new Set(all.flatMap(({ reasons }) => reasons.map(({ text }) => text))),
  ];
  const every = texts(near);
  const said = every.length === 1 ? every : texts(own.slice(0, 1)).slice(0, 2);
  return said.length > 0 ? said.join(" ") : null;
}

/** The first group with something in it. */
export function firstFilled(groups: Map<Group, Offer[]>): Group {
  return GROUPS.find((group) => (groups.get(group) ?? []).length > 0) ?? "end";
}
