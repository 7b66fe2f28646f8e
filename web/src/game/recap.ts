/** What the ship did between two turns. */

import type { News } from "../wire";

export type Recap = { /** The turn that began then. */ turn: number; lines: string[] };

/** The last event phase in sentences, if the player has not chosen anything since. */
export function recapOf(news: News[], looked: number): Recap | null {
  const kind = (one: News | undefined): string => (one?.news === "event" ? one.fact.kind : "");
  const ended = news.findLastIndex((one) => kind(one) === "player-phase-ended");
  const after = ended < 0 ? [] : news.slice(ended + 1);
  const length = after.findIndex((one) => kind(one) === "turn-began");
  const began = after[length];
  if (length < 1 || began?.news !== "event" || began.fact.kind !== "turn-began") return null;
  if (began.n <= looked) return null;
  const lines = after
    .slice(0, length)
    .flatMap((one) => (one.news === "event" && one.text ? [one.text] : []));
  return { turn: began.fact.turn, lines };
}
