import { expect, it } from "vitest";
import type { NotNow, Offer } from "../wire";
import { bundled, firstFilled, grouped, GROUPS, hindrance, ordered } from "./groups";

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

it("puts ways to use one thing together where they do not stand side by side", () => {
  const [repair, door] = [offer("use:tools/1", "items"), offer("use:tools/2", "items")];
  const quest = offer("unlock", "items");
  expect(bundled([repair, door], 2)).toEqual([[repair], [door]]);
  expect(bundled([quest, repair, door], 2)).toEqual([[quest], [repair, door]]);
});

it("says what is in the way of the room, whatever else is in the way beside it", () => {
  const wish = (source: string | object, ...texts: string[]): NotNow =>
    ({
      wish: { act: [source, 0] },
      group: "room",
      label: "",
      reasons: texts.map((text) => ({ rule: "", text })),
    }) as unknown as NotNow;
  const alert = wish({ basic: "activate" }, "Nothing is asked for here.");
  expect(hindrance("room", [alert, wish("room", "This takes 2 cards.")])).toBe(
    "This takes 2 cards.",
  );
  expect(hindrance("room", [alert])).toBe("Nothing is asked for here.");
  expect(hindrance("room", [wish("room", "Out of order.", "This takes 2 cards."), alert])).toBe(
    "Out of order. This takes 2 cards.",
  );
  expect(hindrance("fight", [alert])).toBeNull();
});
