import { expect, it } from "vitest";
import type { News } from "../wire";
import { standing } from "./standing";

let n = 0;
const event = (text: string): News =>
  ({
    n: (n += 1),
    at: 0,
    news: "event",
    text,
    rule: "",
    fact: { kind: "moved" },
  }) as unknown as News;
const chat = (words: string): News =>
  ({ n: (n += 1), at: 0, news: "chat", guest: "", name: "", words }) as News;
const undone = (count: number): News =>
  ({ n: (n += 1), at: 0, news: "undone", seat: 1, agreed: true, void: count }) as News;

const left = (...told: News[]): string[] =>
  standing(told).flatMap((one) =>
    one.news === "event" ? [one.text ?? ""] : one.news === "chat" ? [one.words] : [],
  );

it("leaves nothing of what was taken back", () => {
  expect(left(event("a"), event("b"), event("c"), undone(2), event("d"))).toEqual(["a", "d"]);
});

it("leaves what people said meanwhile", () => {
  expect(left(event("a"), event("b"), chat("oh"), undone(1))).toEqual(["a", "oh"]);
});

it("counts only what still stood", () => {
  expect(left(event("a"), event("b"), undone(1), event("c"), undone(2))).toEqual([]);
});

it("takes back nothing that nobody was told of", () => {
  expect(left(event("a"), undone(0))).toEqual(["a"]);
});
