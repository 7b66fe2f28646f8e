import { expect, it } from "vitest";
import type { Odds } from "../wire";
import { chances } from "./chances";

const of = (num: number, den: number): { num: number; den: number } => ({ num, den });

it("tells the chances of a step, likeliest first, without those that cannot be", () => {
  const odds = {
    risk: "step",
    discoveries: [],
    encounter: of(1, 10),
    noise: of(6, 10),
    danger: of(3, 10),
    quiet: of(0, 10),
  } as Odds;
  expect(chances(odds)).toEqual([
    { what: "noise", percent: 60 },
    { what: "danger", percent: 30 },
    { what: "encounter", percent: 10 },
  ]);
});
