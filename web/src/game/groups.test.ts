import { expect, it } from "vitest";
import type { Offer } from "../wire";
import { firstFilled, grouped, GROUPS, ordered } from "./groups";

const offer = (code: string, group?: Offer["group"]): Offer =>
  ({ code, ...(group ? { group } : {}) }) as Offer;

const DROP = offer("drop:knife", "end");
const PASS = offer("pass", "end");
const MOVE = offer("move", "move");
const SEARCH = offer("play:search", "cards");

it("puts what is lost behind everything else", () => {
  expect(ordered([DROP, SEARCH, PASS, MOVE])).toEqual([MOVE, SEARCH, PASS, DROP]);
});

it("leaves what has no group as it was told", () => {
  const ways = [offer("room:004"), offer("corridor:1-2"), offer("room:003")];
  expect(ordered(ways)).toEqual(ways);
});

it("keeps every group in its place, with something in it or not", () => {
  const groups = grouped([PASS, SEARCH]);
  expect([...groups.keys()]).toEqual(GROUPS);
  expect(groups.get("fight")).toEqual([]);
  expect(firstFilled(groups)).toBe("cards");
});
