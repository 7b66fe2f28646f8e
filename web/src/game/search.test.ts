import { expect, it } from "vitest";
import type { Exhibit } from "../library";
import { Names } from "./names";
import { matches } from "./search";

const names = new Names([
  { kind: "character", id: "one", name: "Späherin", text: null, print: {} },
]);
const exhibit: Exhibit = {
  kind: "action-card",
  id: "quiet",
  name: "Leiser Schritt",
  text: "Geh ohne Geräuschwurf.",
  print: {},
  copies: 2,
  owners: ["one"],
  rules: ["effect.move.silent"],
};

it.each(["", "  ", "leiser", "SCHRITT leis", "gerausch", "spaherin", "move.silent"])(
  "finds it by %s",
  (typed) => {
    expect(matches(typed, exhibit, names)).toBe(true);
  },
);

it.each(["lauter", "leiser sprung", "quiet"])("does not find it by %s", (typed) => {
  expect(matches(typed, exhibit, names)).toBe(false);
});
