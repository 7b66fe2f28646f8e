import { expect, it } from "vitest";
import { titled } from "./label";

it("sets the title of an option apart", () => {
  expect(titled("Move: go to a neighbouring room (1 card)")).toEqual({
    title: "Move",
    rest: "go to a neighbouring room (1 card)",
  });
});

it("leaves a label without a title alone", () => {
  expect(titled("The Mechanic")).toEqual({ title: "The Mechanic", rest: null });
});
