/** The log: one sentence an event, grouped by turn. */

import type { News, Seat } from "../wire";
import { part } from "./fact";

export type Entry =
  | { kind: "turn"; turn: number; key: string }
  | { kind: "new"; count: number; key: string }
  | { kind: "line"; n: number; text: string; rule: string; seat: Seat | null; key: string };

/** Who might react is shown while it is waited for; it is nothing that happened. */
const tells = (one: News): boolean =>
  one.news === "event" &&
  (one.fact.kind !== "window-opened" || part(one.fact, "window") === "objectives");

/** The entries of a log, with a mark where the player last looked. */
export function entries(news: News[], looked: number): Entry[] {
  const list: Entry[] = [];
  const told = news.filter(tells);
  const fresh = told.filter(({ n }) => n > looked).length;
  for (const one of told) {
    const marked = list.some(({ kind }) => kind === "new");
    if (!marked && fresh > 0 && looked > 0 && one.n > looked) {
      list.push({ kind: "new", count: fresh, key: "new" });
    }
    if (one.news === "event") {
      if (one.fact.kind === "turn-began") {
        list.push({ kind: "turn", turn: one.fact.turn, key: `turn-${one.n}` });
      }
      if (one.text) {
        const seat = ["seat", "target", "from"]
          .map((name) => part(one.fact, name))
          .find((found) => found != null);
        list.push({
          kind: "line",
          n: one.n,
          text: one.text,
          rule: one.rule,
          seat: typeof seat === "number" ? seat : null,
          key: String(one.n),
        });
      }
    }
  }
  return list;
}

/** What was said: to all, or in whispers. */
export function said(news: News[], whispers: boolean): News[] {
  return news.filter((one) =>
    whispers ? one.news === "whisper" : one.news === "chat" || one.news === "talk",
  );
}
