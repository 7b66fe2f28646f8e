import { expect, it } from "vitest";
import type { News } from "../wire";
import { provoking, striking } from "./striking";

const told = (...kinds: string[]): News[] =>
  kinds.map((kind, index) => ({
    n: index + 1,
    at: 0,
    news: "event",
    text: `${kind} ${index + 1}`,
    rule: "",
    fact: { kind },
  })) as unknown as News[];

it("shows the gravest of what is new, not the last", () => {
  const news = told("noise-placed", "event-drawn", "died", "noise-placed", "moved");
  expect(striking(news, 0, null)).toMatchObject({ kind: "died", text: "died 3" });
  expect(striking(news, 3, null)).toMatchObject({ kind: "noise-placed", text: "noise-placed 4" });
  expect(striking(news, 4, null)).toBeNull();
});

it("shows the latest of several that are alike", () => {
  expect(striking(told("noise-placed", "noise-placed"), 0, null)?.n).toBe(2);
});

it("shows what happened to oneself before what happened to others", () => {
  const news = told("serious-wound", "larva-infested", "died");
  Object.assign((news[1] as { fact: object }).fact, { seat: 2 });
  Object.assign((news[2] as { fact: object }).fact, { seat: 1 });
  expect(striking(news, 0, 2)?.kind).toBe("larva-infested");
  expect(striking(news, 0, null)?.kind).toBe("died");
});

it("names what one may react to", () => {
  const news = told("died", "action-taken", "card-paid", "window-opened");
  expect(provoking(news)).toMatchObject({ kind: "action-taken", text: "action-taken 2" });
  expect(provoking(told("died"))).toBeNull();
});
