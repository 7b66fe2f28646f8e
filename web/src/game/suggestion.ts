/** A sensible card to pay with. */

import type { NotNow, Offer } from "../wire";

/**
 * The place in the hand of the card to suggest for paying: one that could not be played now
 * anyway, else one that is held twice, else the last.
 */
export function suggestion(hand: string[], offers: Map<string, Offer[]>, wishes: NotNow[]): number {
  const pays = hand.map((card) =>
    (offers.get(card) ?? []).some(({ code }) => code.startsWith("card:")),
  );
  const idle = (card: string): boolean =>
    wishes.some(({ wish }) => {
      const source = "act" in wish ? wish.act[0] : null;
      return (
        source !== null && typeof source === "object" && "card" in source && source.card === card
      );
    });
  const twice = (card: string): boolean => hand.filter((other) => other === card).length > 1;
  for (const fits of [idle, twice, () => true]) {
    const found = hand.findLastIndex((card, index) => pays[index] === true && fits(card));
    if (found >= 0) return found;
  }
  return -1;
}
