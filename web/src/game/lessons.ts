/** What the coach explains, and when it first matters. */

import type { Component, Moment } from "../library";
import type { News, Seat, View } from "../wire";
import { part } from "./fact";
import type { Names } from "./names";

/** Of all that has happened, so much is fresh enough to be explained. */
const FRESH = 60;

/** The lesson to give now, if there is one: the first that fits and was not given yet. */
export function lessonFor(
  names: Names,
  view: View,
  seat: Seat,
  news: News[],
  question: string | null,
  given: readonly string[],
): Component | null {
  const facts = news.slice(-FRESH).flatMap((one) => (one.news === "event" ? [one.fact] : []));
  const happened = (kind: string, toMe = false): boolean =>
    facts.some((fact) => fact.kind === kind && (!toMe || part(fact, "seat") === seat));
  const fits = (when: Moment): boolean =>
    (when.question === undefined || when.question === question) &&
    (when.fact === undefined || happened(when.fact, when.own)) &&
    (when.before === undefined || !happened(when.before)) &&
    isSo(when, names, view, seat);
  const lessons = names.all("lesson");
  return lessons.find(({ id, print }) => !given.includes(id) && fits(print.when ?? {})) ?? null;
}

/** Whether the table is as the moment demands. */
function isSo(when: Moment, names: Names, view: View, seat: Seat): boolean {
  const me = view.players[seat];
  const place = me?.place;
  const room = typeof place === "object" && "room" in place ? view.rooms[place.room] : undefined;
  const near = (room?.intruders ?? []).map((mini) => view.intruders[mini]?.kind);
  const goals = me?.objectives;
  return (
    (!when.active || view.active === seat) &&
    (!when.undecided || (goals?.kept === null && goals.personal !== null)) &&
    (!when.combat || near.length > 0) &&
    (!when.still || near.some((kind) => names.get("intruder", kind)?.print.still)) &&
    (when.mark === undefined || (me?.marks[when.mark] ?? 0) > 0) &&
    (when.card === undefined || (me?.hand ?? []).includes(when.card)) &&
    (when.wound === undefined || (me?.serious ?? []).some(({ wound }) => wound === when.wound)) &&
    (!when.of_trait || me?.trait !== undefined) &&
    (when.hand === undefined || (me !== undefined && me.hand_size <= when.hand)) &&
    (when.turn === undefined || view.turn >= when.turn)
  );
}

/** The lessons a step of a guided game gives in its own words. */
export function toldIn(names: Names, guide: string, step: number): string[] {
  return names
    .all("lesson")
    .filter(({ print }) => print.when?.told?.guide === guide && print.when.told.step === step)
    .map(({ id }) => id);
}
