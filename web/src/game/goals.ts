/** What a seat plays for. */

import type { ObjectiveDeck } from "../generated/ObjectiveDeck";
import type { Seat, View } from "../wire";

export type Goal = {
  id: string;
  /** The deck it came from, where it is one's own. */
  deck: ObjectiveDeck | null;
  /** Everybody's, as in cooperative games. */
  common: boolean;
};

const DECKS = ["corporate", "personal"] as const;

export function goalsOf(view: View, seat: Seat | null): Goal[] {
  const own = seat === null ? undefined : view.players[seat]?.objectives;
  if (!own) return [];
  return DECKS.flatMap((deck): Goal[] => {
    const id = own[deck];
    return id && (own.kept ?? deck) === deck ? [{ id, deck, common: false }] : [];
  });
}
