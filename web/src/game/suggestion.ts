/** A sensible card to pay with. */

import type { NotNow, Offer } from "../wire";
import type { Names } from "./names";

/**
 * The place in the hand of the card to suggest for paying: one that could not be played now
 * anyway, held twice if possible; reactions, whose moment may still come, last.
 */
export function suggestion(
  hand: string[],
  offers: Map<string, Offer[]>,
  wishes: NotNow[],
  names: Names,
): number {
  const pays = (card: string): boolean =>
    (offers.get(card) ?? []).some(({ code }) => code.startsWith("card:"));
  const idle = (card: string): boolean =>
    wishes.some(({ wish }) => {
      const source = "act" in wish ? wish.act[0] : null;
      return (
        source !== null && typeof source === "object" && "card" in source && source.card === card
      );
    });
  const worth = (card: string): number =>
    (names.get("action-card", card)?.print.reaction ? 4 : 0) +
    (idle(card) ? 0 : 2) -
    (hand.filter((other) => other === card).length > 1 ? 1 : 0);
  let best = -1;
  hand.forEach((card, index) => {
    if (pays(card) && (best < 0 || worth(card) <= worth(hand[best] ?? ""))) best = index;
  });
  return best;
}
