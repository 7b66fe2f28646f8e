/** What the coach explains, and when it first matters. */

import type { News, Seat, View } from "../wire";
import { part } from "./fact";

export type Lesson = { id: string; rule: string };

type Moment = {
  view: View;
  seat: Seat;
  question: string | null;
  /** Something of this kind has happened, or happened to the player. */
  happened: (kind: string, toMe?: boolean) => boolean;
};

/** In the order of importance; the first that fits and was not given yet is given. */
const LESSONS: (Lesson & { when: (moment: Moment) => boolean })[] = [
  { id: "draft", rule: "setup.draft", when: ({ question }) => question === "draft" },
  {
    id: "cards",
    rule: "action.cost",
    when: ({ question, view, seat }) => question === "action" && view.active === seat,
  },
  {
    id: "goals",
    rule: "victory.objective",
    when: ({ question, view, seat }) => {
      const goals = view.players[seat]?.objectives;
      return question === "action" && goals?.kept === null && goals.personal !== null;
    },
  },
  {
    id: "window",
    rule: "effect.react.interrupt",
    when: ({ question, happened }) => question === "window" && !happened("first-encounter"),
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
  {
    id: "larva",
    rule: "contam.larva.effect",
    when: ({ view, seat }) => view.players[seat]?.larva === true,
  },
  { id: "wound", rule: "wound.serious", when: ({ happened }) => happened("serious-wound", true) },
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
  const facts = news.slice(-60).flatMap((one) => (one.news === "event" ? [one.fact] : []));
  const happened: Moment["happened"] = (kind, toMe = false) =>
    facts.some((fact) => fact.kind === kind && (!toMe || part(fact, "seat") === seat));
  const moment: Moment = { view, seat, question, happened };
  const found = LESSONS.find(({ id, when }) => !given.includes(id) && when(moment));
  return found ? { id: found.id, rule: found.rule } : null;
}
