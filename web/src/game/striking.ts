/** The gravest thing since somebody last looked, which is shown large: what happened to oneself and
 * what decides the game come before what others did, and what came of a die before the die. */

import type { News, Seat } from "../wire";
import { lookOf, type Look } from "../drawings/happenings";
import { part } from "./fact";
import { gravity } from "./gravity";

type Told = News & { news: "event" };

/** Whose eyes: the seat, and the room its character is in. */
export type Looker = { seat: Seat | null; room: string | null };

export type Striking = Pick<Look, "icon" | "tone"> & {
  n: number;
  kind: string;
  text: string;
  rule: string;
  /** The intruder it is about. */
  mini: string | null;
  /** Whose deed or fate it is. */
  seat: Seat | null;
  /** The action that was interrupted. */
  of: string | null;
};

/** Whom a fact may name as the one it happens to. */
const VICTIMS = ["seat", "target", "actor"];
/** Where a fact may happen. */
const PLACES = ["room", "to"];

function struck(one: Told, text: string, look: Look, of: string | null = null): Striking {
  const mini = part(one.fact, "mini");
  const seat = VICTIMS.map((name) => part(one.fact, name)).find((who) => typeof who === "number");
  return {
    icon: look.icon,
    tone: look.tone,
    n: one.n,
    kind: one.fact.kind,
    text,
    rule: one.rule,
    mini: typeof mini === "string" ? mini : null,
    seat: seat ?? null,
    of,
  };
}

/** Whether it happens to somebody, or where they are. */
function near(one: Told, { seat, room }: Looker): boolean {
  const to = seat !== null && VICTIMS.some((name) => part(one.fact, name) === seat);
  return to || (room !== null && PLACES.some((name) => part(one.fact, name) === room));
}

/** The gravest striking news after a number, if there is any. */
export function striking(news: News[], since: number, looker: Looker): Striking | null {
  let found: { one: Told; text: string; look: Look; weight: number; at: number } | null = null;
  for (let at = news.length - 1; at >= 0; at -= 1) {
    const one = news[at];
    if (!one || one.n <= since) break;
    if (one.news !== "event" || !one.text) continue;
    const look = lookOf(one.fact.kind);
    if (!look) continue;
    const weight = gravity(one.fact.kind, near(one, looker));
    if (weight > (found?.weight ?? 0)) found = { one, text: one.text, look, weight, at };
  }
  if (!found) return null;
  return struck(found.one, found.text, found.look, interruptedDeed(news.slice(0, found.at + 1)));
}

/** The action that the last news, an interruption, is about. */
function interruptedDeed(news: News[]): string | null {
  const last = news.at(-1);
  if (last?.news !== "event") return null;
  const { kind } = last.fact;
  if (kind !== "interrupted" && kind !== "action-cancelled") return null;
  const deed = news.findLast((one) => one.news === "event" && one.fact.kind === "action-taken");
  return deed?.text ?? null;
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
  const look = lookOf(one.fact.kind) ?? { icon: "eye", tone: "plain" };
  return struck(one, one.text, look);
}
