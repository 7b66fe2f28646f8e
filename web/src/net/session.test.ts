import { expect, test } from "vitest";
import type { Offer, Tell } from "../wire";
import { Eyes } from "./session.svelte";

const BREATHER: Offer = {
  code: "seize:breather",
  choice: { seize: "breather" },
  label: "Breather: draw a card",
  rule: "after.term.gap",
};

function update(
  more: Partial<Extract<Tell, { type: "update" }>>,
): Extract<Tell, { type: "update" }> {
  return {
    type: "update",
    seat: 2,
    news: [],
    asked: null,
    waiting: { window: null, seats: [1] },
    undo: 0,
    ...more,
  };
}

test("what stands open is there though somebody else is asked, and gone when nothing is told of it", () => {
  const eyes = new Eyes(2);
  expect(eyes.open).toEqual([]);
  eyes.update(update({ opportunities: [BREATHER] }));
  expect(eyes.asked).toBeNull();
  expect(eyes.open).toEqual([BREATHER]);
  eyes.update(update({}));
  expect(eyes.open).toEqual([]);
});
