/** How grave what happens is, by the kind of fact; the terminal reads the same table. */

import table from "../../../locales/gravity.json";

/** `own` is the weight where it happens to oneself, or in the room one is in. A die or a draw is no
 * graver for being one's own: what comes of it is. */
const GRAVITY: Record<string, { weight: number; own?: number }> = table;

/** What is graver is shown; among equals the latest. */
export function gravity(kind: string, own: boolean): number {
  const grave = GRAVITY[kind];
  return (own && grave?.own) || (grave?.weight ?? 0);
}
