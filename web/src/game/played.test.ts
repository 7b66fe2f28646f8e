import { expect, it } from "vitest";
import type { TableOption } from "../library";
import { played } from "./played";

const value = (id: string): TableOption["values"][number] => ({
  value: id,
  name: `the ${id}`,
  text: id,
  bonds: [],
  packs: [],
});
const option = (kind: TableOption["kind"], name: string, ...values: string[]): TableOption => ({
  name,
  kind,
  of_game: true,
  title: `Title of ${name}`,
  help: "",
  values: values.map(value),
});
const OPTIONS = [
  option("mode", "mode", "semi-coop", "coop"),
  option("species", "species", "intruders", "gardeners"),
  option("pack", "rooms", "off", "on"),
  option("option", "undo", "safe", "off", "agreed"),
  option("option", "odds", "off", "on"),
];
const SETUP = { packs: ["base"], mode: "coop" as const, board: "basic", players: 4 };

it("names what is chosen, and what is usual where nothing was", () => {
  expect(played(SETUP, OPTIONS)).toEqual({
    axes: ["the coop", "the intruders"],
    changed: [],
    told: [],
  });
});

it("says what a mission other than the usual one is about", () => {
  const options = [...OPTIONS, option("mission", "mission", "voyage", "epilogue")];
  expect(played(SETUP, options).told).toEqual([]);
  expect(played({ ...SETUP, mission: "epilogue" }, options).told).toEqual(["epilogue"]);
});

it("names the options that are not as usual", () => {
  const setup = { ...SETUP, packs: ["base", "rooms"], options: { undo: "agreed", odds: true } };
  expect(played(setup, OPTIONS).changed).toEqual([
    "Title of rooms",
    "Title of undo",
    "Title of odds",
  ]);
});
