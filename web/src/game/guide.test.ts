import { beforeEach, describe, expect, it } from "vitest";
import { advice, guideTo, strayed } from "./guide";

const guide = {
  id: "first",
  terms: { setup: { packs: [], mode: "solo" as const, board: "basic", players: 1 }, chairs: [] },
  steps: [
    [
      { decision: 1, choice: "move" },
      { decision: 2, choice: "corridor:8-11" },
    ],
    [{ decision: 3, choice: "pass" }],
  ],
};

describe("the guide", () => {
  it("advises by decision, and says in which step", () => {
    expect(advice(guide, 2, ["corridor:6-11", "corridor:8-11"])).toMatchObject({
      guide: "first",
      step: 1,
      steps: 2,
      choice: "corridor:8-11",
    });
    expect(advice(guide, 3, ["move", "pass"])?.step).toBe(2);
  });

  it("is the one with the species of the table", () => {
    const other = {
      ...guide,
      id: "second",
      terms: { ...guide.terms, setup: { ...guide.terms.setup, species: "others" } },
    };
    const errand = {
      ...guide,
      id: "third",
      terms: { ...guide.terms, setup: { ...guide.terms.setup, mission: "errand" } },
    };
    expect(guideTo([guide, other], { species: "others" })?.id).toBe("second");
    expect(guideTo([guide, other, errand], { mission: "errand" })?.id).toBe("third");
    expect(guideTo([guide, other, errand], { species: "others", mission: "errand" })).toBeNull();
    expect(guideTo([guide, other], {})?.id).toBe("first");
    expect(guideTo([guide, other], { species: "nobody" })).toBeNull();
  });

  it("is silent where its advice is not offered, or has none", () => {
    expect(advice(guide, 3, ["move"])).toBeNull();
    expect(advice(guide, 9, ["move"])).toBeNull();
  });
});

describe("straying", () => {
  beforeEach(() => {
    localStorage.clear();
  });

  it("remembers the earliest decision answered otherwise", () => {
    expect(strayed.from("a")).toBeNull();
    strayed.keep("a", 7);
    strayed.keep("a", 9);
    expect(strayed.from("a")).toBe(7);
    strayed.keep("a", 4);
    expect(strayed.from("a")).toBe(4);
    expect(strayed.from("b")).toBeNull();
    strayed.forget("a");
    expect(strayed.from("a")).toBeNull();
  });
});
