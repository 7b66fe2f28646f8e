/** What a character looks like. */

import { found } from "./albums.svelte";
import type { Sheet } from "./sheets";

/** The outline of the badge tells the box somebody comes from. */
export type Badge = "square" | "hexagon" | "shield";

export type Face = {
  /** What is behind the figure, and the figure. */
  back: string;
  front: string;
  sheet: Sheet;
  badge: Badge;
};

/** People by their ids, each with the hue of their pieces where it is not that of their draft card. */
export type People = { sheet: Sheet; badge: Badge; people: Record<string, string | null> };

/** People by the sheet they are drawn on; each is named there after their id. */
const ALBUMS: People[] = [
  {
    sheet: "crew",
    badge: "square",
    people: {
      captain: null,
      pilot: null,
      scientist: null,
      scout: null,
      soldier: null,
      mechanic: null,
    },
  },
];

const among = (people: People[], character: string): People | undefined =>
  people.find((one) => character in one.people);
const peopleOf = (character: string): People | undefined =>
  found(({ people }) => among(people, character)) ?? among(ALBUMS, character);

/** The face of a character; one without a drawing shows the sign of its figure instead. */
export function faceOf(character: string): Face | null {
  const album = peopleOf(character);
  if (!album) return null;
  const { sheet, badge } = album;
  return { back: `b-${character}`, front: `f-${character}`, sheet, badge };
}

/** The hue of somebody's pieces, if it is not that of the draft card they share with another. */
export function hueOf(character: string): string | null {
  return peopleOf(character)?.people[character] ?? null;
}

/** The outlines of badges, 20 wide. */
export const BADGES: Record<Badge, string> = {
  square: "M0 0H20V20H0Z",
  hexagon: "M5 0H15L20 10 15 20H5L0 10Z",
  shield: "M0 0H20V11C20 16 15 19 10 21 5 19 0 16 0 11Z",
};
