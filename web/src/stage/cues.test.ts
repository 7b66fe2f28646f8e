import { expect, it } from "vitest";
import { BEATS, type BeatKind } from "./beats";
import { heardOf, heardWith } from "./cues";
import type { Beat } from "./fold";

const beat = (kind: BeatKind, facts: object[] = [], icon = ""): Beat =>
  ({ kind, icon, cues: facts.map((fact) => ({ one: { fact } })) }) as unknown as Beat;

it.each(Object.keys(BEATS) as BeatKind[])("lets %s be heard from the first part on", (kind) => {
  expect(heardWith(beat(kind), 0)).not.toBeNull();
  expect(heardWith(beat(kind), BEATS[kind].own.length)).toBeNull();
});

it("sounds alike whatever a hidden thing turns out to be", () => {
  for (const infected of [true, false]) {
    const scanned = beat("scan", [{ kind: "contamination-scanned", infected }]);
    expect([0, 1].map((part) => heardWith(scanned, part))).toEqual(["hiss", "heart"]);
  }
});

it("rolls the die of an encounter as it rolls any other", () => {
  const rolled = { kind: "noise-rolled" };
  expect(heardWith(beat("encounter", [rolled]), 0)).toBe(heardWith(beat("noise", [rolled]), 0));
  expect(heardWith(beat("encounter"), 0)).toBe("knock");
});

it("knocks where noise is laid, and has a sound for facts that are not staged", () => {
  expect(heardWith(beat("mark", [], "noise"), 0)).toBe("knock");
  expect(heardOf("moved")).toBe("relay");
  expect(heardOf("game-ended")).toBeNull();
});
