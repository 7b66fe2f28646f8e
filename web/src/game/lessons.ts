/** What the coach explains, and when it first matters. */

import type { News, Seat, View } from "../wire";

export type Lesson = { id: string; rule: string };

type Moment = {
  view: View;
  seat: Seat;
  question: string | null;
  happened: (kind: string) => boolean;
};

/** In the order of importance; the first that fits and was not given yet is given. */
const LESSONS: (Lesson & { when: (moment: Moment) => boolean })[] = [
  { id: "draft", rule: "setup.draft", when: ({ question }) => question === "draft" },
  {
    id: "cards",
    rule: "action.cost",
    when: ({ question, view, seat }) => question === "action" && view.active === seat,
  },
  { id: "target", rule: "move.basic", when: ({ question }) => question === "target" },
  { id: "pay", rule: "action.cost", when: ({ question }) => question === "pay" },
  {
    id: "explore",
    rule: "explore.flip",
    when: ({ happened }) => happened("room-explored"),
  },
  { id: "noise", rule: "noise.roll.number", when: ({ happened }) => happened("noise-rolled") },
  {
    id: "danger",
    rule: "noise.roll.danger.move",
    when: ({ happened }) => happened("danger-heard"),
  },
  {
    id: "encounter",
    rule: "encounter.what",
    when: ({ happened }) => happened("encounter-began"),
  },
  {
    id: "objectives",
    rule: "victory.objective",
    when: ({ question, happened }) => question === "window" && happened("first-encounter"),
  },
  {
    id: "combat",
    rule: "combat.when",
    when: ({ view, seat, question }) => {
      const place = view.players[seat]?.place;
      const room =
        typeof place === "object" && "room" in place ? view.rooms[place.room] : undefined;
      return question === "action" && (room?.intruders.length ?? 0) > 0;
    },
  },
  { id: "wound", rule: "wound.serious", when: ({ happened }) => happened("serious-wound") },
  {
    id: "contamination",
    rule: "contam.cycle",
    when: ({ view, seat }) => (view.players[seat]?.hand ?? []).includes("contamination"),
  },
  { id: "event", rule: "round.event.order", when: ({ happened }) => happened("event-drawn") },
  { id: "fire", rule: "fire.round-end", when: ({ happened }) => happened("fire-placed") },
  {
    id: "pass",
    rule: "round.pass.discard",
    when: ({ view, seat, question }) =>
      question === "action" && (view.players[seat]?.hand_size ?? 5) <= 1,
  },
  {
    id: "ways-out",
    rule: "victory.win",
    when: ({ view, question }) => question === "action" && view.turn >= 3,
  },
];

/** The lesson to give now, if there is one. */
export function lessonFor(
  view: View,
  seat: Seat,
  news: News[],
  question: string | null,
  given: readonly string[],
): Lesson | null {
  const kinds = new Set<string>(
    news.slice(-60).flatMap((one) => (one.news === "event" ? [one.fact.kind] : [])),
  );
  const moment: Moment = { view, seat, question, happened: (kind) => kinds.has(kind) };
  const found = LESSONS.find(({ id, when }) => !given.includes(id) && when(moment));
  return found ? { id: found.id, rule: found.rule } : null;
}
