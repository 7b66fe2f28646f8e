/** How close the ship is to its end, as the frame around the table shows it: public numbers only. */

import { edgeOf, type Edge } from "../drawings/drawn";
import type { Reading } from "../game/tracks";

export type Strain = {
  edge: Edge;
  /** How many segments there are, and how many of them are gone. */
  segments: number;
  gone: number;
  /** 1 to 3: seen, pressing, nearly over. */
  level: number;
};

const LEVELS = [3, 5, 7];

/** The edges that show anything: nothing is shown before it matters. */
export function strains(readings: Reading[]): Strain[] {
  return readings.flatMap((reading): Strain[] => {
    const edge = edgeOf(reading.id);
    if (edge === null || typeof reading.now !== "number") return [];
    const { most, spaces } = reading.track;
    // What runs down has so many steps left; what is counted, so many more until it breaks.
    const segments = most ?? spaces.length - 1;
    const gone = most === null ? segments - reading.now : reading.now;
    const level = most === null ? byLeft(reading.now) : byCount((gone / segments) * 8);
    return level > 0 ? [{ edge, segments, gone, level }] : [];
  });
}

const byCount = (eighths: number): number => LEVELS.filter((least) => eighths >= least).length;
const byLeft = (left: number): number => [5, 3, 1].filter((most) => left <= most).length;

/** Something runs that ends everything when it is over. */
export function alarmed(readings: Reading[]): boolean {
  return readings.some(({ track, now }) => track.alarm && now !== null);
}
