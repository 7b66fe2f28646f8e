/** The gravest thing chance or the ship brought since somebody last looked, which is shown large. */

import type { News, Seat } from "../wire";
import { LOOKS, type Look } from "../drawings/happenings";
import { part } from "./fact";

/** What happens to oneself is graver than what happens to others. */
const OWN = 4;

export type Striking = Look & {
  n: number;
  kind: string;
  text: string;
  rule: string;
  /** The intruder it is about. */
  mini: string | null;
};

function struck(one: News & { news: "event" }, text: string, look: Look): Striking {
  const mini = part(one.fact, "mini");
  return {
    ...look,
    n: one.n,
    kind: one.fact.kind,
    text,
    rule: one.rule,
    mini: typeof mini === "string" ? mini : null,
  };
}

/** The gravest striking news after a number, if there is any. */
export function striking(news: News[], since: number, seat: Seat | null): Striking | null {
  let found: Striking | null = null;
  for (let index = news.length - 1; index >= 0; index -= 1) {
    const one = news[index];
    if (!one || one.n <= since) break;
    if (one.news !== "event" || !one.text) continue;
    const look = LOOKS[one.fact.kind];
    const mine = seat !== null && ["seat", "target"].some((name) => part(one.fact, name) === seat);
    const weight = (look?.weight ?? 0) + (mine ? OWN : 0);
    if (look && weight > (found?.weight ?? 0)) {
      found = struck(one, one.text, { ...look, weight });
    }
  }
  return found;
}

/** What windows are opened by. */
const PROVOKING = ["action-taken", "attack-hit", "noise-rolled", "first-encounter"];

/** What one may react to: the deed before the window, not what was paid or discarded for it. */
export function provoking(news: News[]): Striking | null {
  const opened = news.findLastIndex(
    (one) => one.news === "event" && one.fact.kind === "window-opened",
  );
  const one = news
    .slice(0, Math.max(0, opened))
    .findLast((earlier) => earlier.news === "event" && PROVOKING.includes(earlier.fact.kind));
  if (one?.news !== "event" || !one.text) return null;
  const look = LOOKS[one.fact.kind] ?? { icon: "eye", tone: "plain", weight: 1 };
  return struck(one, one.text, look);
}
