/** Which cards are missed least. */

import type { Names } from "./names";
import type { Payment } from "./payment";

/** What makes a card worth keeping; each outweighs all after it. */
const REACTS = 8;
const PLAYABLE = 4;
const SINGLE = 2;
const FREE = 1;

/**
 * The picks to suggest for a payment: cards held twice and such as could not be played now anyway
 * come first, reactions, whose moment may still come, last. Where any number may be picked nothing
 * is suggested.
 */
export function suggestion(
  { due, means }: Payment,
  playable: ReadonlySet<string>,
  names: Names,
): number[] {
  const codes = means.map(({ code }) => code);
  const worth = means.map(({ code }, index) => {
    const card = code.slice(code.indexOf(":") + 1);
    const print = names.get("action-card", card)?.print;
    // Of equal cards the first is worth little, the last as much as any other.
    const single = codes.lastIndexOf(code) === index;
    return (
      (print?.reaction ? REACTS : 0) +
      (playable.has(card) && single ? PLAYABLE : 0) +
      (single ? SINGLE : 0) +
      (print?.cost === 0 ? FREE : 0)
    );
  });
  const order = means.map((_, index) => index);
  order.sort((a, b) => (worth[a] ?? 0) - (worth[b] ?? 0) || b - a);
  return order.slice(0, due ?? 0);
}
