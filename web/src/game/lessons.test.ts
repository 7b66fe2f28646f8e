import { expect, it } from "vitest";
import type { Component, Moment } from "../library";
import type { News, View } from "../wire";
import { lessonFor, toldIn } from "./lessons";
import { Names } from "./names";

const lesson = (id: string, when: Moment): Component => ({
  kind: "lesson",
  id,
  name: id,
  text: null,
  print: { when },
});
const names = new Names([
  lesson("early", { question: "window", before: "storm" }),
  lesson("late", { question: "window", fact: "storm", told: { guide: "first", step: 4 } }),
  lesson("own", { fact: "bitten", own: true }),
  lesson("glowing", { mark: "slime" }),
  lesson("rooted", { still: true }),
  { kind: "intruder", id: "root", name: "root", text: null, print: { still: true } },
  { kind: "intruder", id: "crawler", name: "crawler", text: null, print: {} },
  lesson("burnt", { wound: "acid" }),
  lesson("special", { question: "idle", of_trait: true }),
  lesson("short", { question: "action", hand: 1, turn: 3 }),
]);
const view = (more: object = {}): View =>
  ({ turn: 3, active: 1, rooms: {}, players: { 1: { hand_size: 4, ...more } } }) as unknown as View;
const told = (kind: string, seat: number): News[] =>
  [{ news: "event", n: 1, fact: { kind, seat } }] as unknown as News[];
const given = (
  shown: View,
  news: News[],
  question: string | null,
  known: string[] = [],
): string | undefined => lessonFor(names, shown, 1, news, question, known)?.id;

it("explains what the server says, when it says so", () => {
  expect(given(view({ marks: {} }), [], "window")).toBe("early");
  expect(given(view({ marks: {} }), told("storm", 2), "window")).toBe("late");
  expect(given(view({ marks: { slime: 1 } }), [], null)).toBe("glowing");
  expect(given(view({ marks: {}, hand_size: 1 }), [], "action")).toBe("short");
  expect(given(view({ marks: {} }), [], "action")).toBeUndefined();
});

it("explains a wound and a card to whoever has them", () => {
  const hurt = (wound: string): View => view({ marks: {}, serious: [{ wound, dressed: false }] });
  expect(given(hurt("acid"), [], null)).toBe("burnt");
  expect(given(hurt("leg"), [], null)).toBeUndefined();
  expect(given(view({ marks: {}, trait: "rush" }), [], "idle")).toBe("special");
  expect(given(view({ marks: {} }), [], "idle")).toBeUndefined();
});

it("tells what happened to others apart, and nothing twice", () => {
  expect(given(view({ marks: {} }), told("bitten", 2), null)).toBeUndefined();
  expect(given(view({ marks: {} }), told("bitten", 1), null)).toBe("own");
  expect(given(view({ marks: {} }), told("bitten", 1), null, ["own"])).toBeUndefined();
});

it("explains what never moves to whoever stands beside it", () => {
  const beside = (kind: string): View =>
    ({
      ...view({ marks: {}, place: { room: "008" } }),
      rooms: { "008": { intruders: ["one"] } },
      intruders: { one: { kind } },
    }) as unknown as View;
  expect(given(beside("root"), [], null)).toBe("rooted");
  expect(given(beside("crawler"), [], null)).toBeUndefined();
});

it("knows what a step of the guided game has explained", () => {
  expect(toldIn(names, "first", 4)).toEqual(["late"]);
  expect(toldIn(names, "second", 4)).toEqual([]);
});
