/** What somebody else said since one last looked, which appears as speech. */

import type { News, Seat } from "../wire";
import { spoken } from "./talk";

export type Speech = {
  n: number;
  seat: Seat | null;
  /** Who it is where no seat speaks. */
  guest: string | null;
  name: string | null;
  words: string;
};

/** The last thing said to a seat after a number, if anything was. */
export function lastSaid(
  news: News[],
  since: number,
  own: { seat: Seat | null; guest: string | null },
  name: (seat: Seat) => string,
): Speech | null {
  const said = news.flatMap((one): Speech[] => {
    const { n } = one;
    if (n <= since) return [];
    if (one.news === "talk" && one.seat !== own.seat) {
      return [
        { n, seat: one.seat, guest: null, name: null, words: one.text ?? spoken(one.talk, name) },
      ];
    }
    if (one.news === "whisper" && one.from !== own.seat) {
      return [{ n, seat: one.from, guest: null, name: null, words: one.words }];
    }
    if (one.news === "chat" && one.guest !== own.guest) {
      return [{ n, seat: null, guest: one.guest, name: one.name, words: one.words }];
    }
    return [];
  });
  return said.at(-1) ?? null;
}
