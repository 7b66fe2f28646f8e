/** The checks of the end, out of the events that tell them. */

import type { News, Seat } from "../wire";
import { part } from "./fact";

export type Check = "discoveries" | "engines" | "course" | "contamination" | "objectives";

export type Step = { check: Check | "ending"; lines: string[] };

const CHECKS: Record<string, Check | "ending"> = {
  "game-ended": "ending",
  "ship-jumped": "ending",
  "ship-exploded": "ending",
  "shuttle-departed": "ending",
  "discoveries-checked": "discoveries",
  "engine-revealed": "engines",
  "coordinates-revealed": "course",
  "course-shown": "course",
  "contamination-checked": "contamination",
  "insanity-checked": "contamination",
  "mutation-checked": "contamination",
  "last-card-drawn": "contamination",
  "contamination-survived": "contamination",
  "objective-revealed": "objectives",
  "common-objective-checked": "objectives",
  won: "objectives",
  "nobody-wins": "objectives",
};

const ORDER: Step["check"][] = [
  "ending",
  "discoveries",
  "engines",
  "course",
  "contamination",
  "objectives",
];

/** The steps of the end in their order, each with its sentences. */
export function steps(news: News[]): Step[] {
  const began = news.findLastIndex((one) => one.news === "event" && one.fact.kind === "game-ended");
  const told = began < 0 ? [] : news.slice(began);
  const lines = new Map<Step["check"], string[]>(ORDER.map((check) => [check, []]));
  let last: Step["check"] = "ending";
  for (const one of told) {
    if (one.news !== "event" || !one.text) continue;
    // A death during a check belongs to that check.
    last = CHECKS[one.fact.kind] ?? last;
    lines.get(last)?.push(one.text);
  }
  return ORDER.map((check) => ({ check, lines: lines.get(check) ?? [] })).filter(
    (step) => step.lines.length > 0,
  );
}

/** Counts of what somebody did and suffered. */
export function statistics(news: News[], seat: Seat): Record<string, number> {
  const count = (kind: string, field = "seat"): number =>
    news.filter(
      (one) => one.news === "event" && one.fact.kind === kind && part(one.fact, field) === seat,
    ).length;
  return {
    explored: count("room-explored"),
    moves: count("moved"),
    searches: count("search-began"),
    attacked: count("attack-began", "target"),
    wounds: count("serious-wound"),
    passes: count("passed"),
  };
}
