/** How serious wounds are counted. */

/** What most can bear; some can bear more. */
const USUAL = 3;

/** A place for each serious wound, from 1. */
export function pips(serious: number): number[] {
  return Array.from({ length: Math.max(USUAL, serious) }, (_, at) => at + 1);
}
