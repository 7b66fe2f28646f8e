import { expect, it } from "vitest";
import type { Offer } from "../wire";
import { keysOf } from "./keys";

const offer = (code: string, more: Partial<Offer> = {}): Offer => ({ code, ...more }) as Offer;
const found = (options: Offer[], acting: boolean): Record<string, string> =>
  Object.fromEntries(keysOf(options, acting));

const MOVE = offer("move", { key: "M", group: "move" });
const SEARCH = offer("play:search", { key: "1", group: "cards" });
const DROP = offer("drop:knife", { group: "end", warns: "The knife is lost." });

it("leaves every action its own key, whatever stands beside it", () => {
  expect(found([MOVE, SEARCH, DROP], true)).toEqual({ move: "m", "play:search": "1" });
  expect(found([SEARCH, DROP], true)).toEqual({ "play:search": "1" });
});

it("has room for the mutation, the alert and the intruder player's actions beside its own keys", () => {
  const given = ["B", "G", "A", "M", "1", "P"];
  const options = given.map((key) => offer(`option-${key}`, { key, group: "move" }));
  expect(Object.values(found(options, true))).toEqual(given.map((key) => key.toLowerCase()));
});

it("gives no key to what is lost for good", () => {
  expect(found([DROP], true)).toEqual({});
  expect(found([DROP], false)).toEqual({});
});

it("calls targets by the number of their corridor, or by their place", () => {
  const ways = [
    offer("corridor:8-11", { label: "Corridor 3, Hibernatorium" }),
    offer("room:004", { label: "Room 004" }),
    offer("corridor:4-8", { label: "Corridor 1" }),
  ];
  expect(found(ways, false)).toEqual({
    "corridor:8-11": "3",
    "room:004": "2",
    "corridor:4-8": "1",
  });
});
