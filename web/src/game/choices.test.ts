import { describe, expect, it } from "vitest";
import type { Bond, TableOption } from "../library";
import { bringer, choose, hindrance, usual, whole } from "./choices";

function option(name: string, values: Record<string, Bond[]>): TableOption {
  const told = Object.entries(values).map(([value, bonds]) => ({
    value,
    name: value,
    text: value,
    bonds,
    packs: value === "on" ? [name] : [],
  }));
  return { name, kind: "option", of_game: true, title: name, help: name, values: told };
}

const needs = { option: "mode", values: ["together"], excluded: false, rules: ["some.rule"] };
const excludes = { option: "place", values: ["moon"], excluded: true, rules: [] };
const options: TableOption[] = [
  option("mode", { together: [], alone: [] }),
  option("place", { ship: [], moon: [] }),
  option("traitor", { off: [], on: [needs] }),
  option("map", { ship: [excludes], moon: [{ ...excludes, values: ["ship"] }] }),
];
const [, , traitor] = options as [TableOption, TableOption, TableOption];

describe("what is chosen for a table", () => {
  it("is the first of everything", () => {
    expect(usual(options)).toEqual({
      mode: "together",
      place: "ship",
      traitor: "off",
      map: "ship",
    });
  });

  it("is hindered by what does not go with it", () => {
    const chosen = usual(options);
    expect(hindrance(traitor, "on", chosen)).toBeUndefined();
    expect(hindrance(traitor, "on", { ...chosen, mode: "alone" })).toBe(needs);
    expect(hindrance(traitor, "off", { ...chosen, mode: "alone" })).toBeUndefined();
  });

  it("gives way to a later choice", () => {
    const chosen = choose(options, usual(options), "traitor", "on");
    expect(chosen.traitor).toBe("on");
    expect(choose(options, chosen, "mode", "alone").traitor).toBe("off");
    expect(choose(options, chosen, "place", "moon").map).toBe("moon");
  });

  it("has what comes with another choice, and cannot leave it out", () => {
    const errand = option("errand", { home: [], wreck: [] });
    const wreck = errand.values[1];
    if (wreck) wreck.packs = ["rooms"];
    const rooms: TableOption = { ...option("rooms", { off: [], on: [] }), kind: "pack" };
    const all = [errand, rooms];
    expect(whole(all, { errand: "home", rooms: "off" }).rooms).toBe("off");
    expect(whole(all, { errand: "wreck", rooms: "off" }).rooms).toBe("on");
    expect(bringer(all, { errand: "wreck", rooms: "on" }, rooms)).toBe(wreck);
    expect(bringer(all, { errand: "home", rooms: "on" }, rooms)).toBeUndefined();
  });
});
