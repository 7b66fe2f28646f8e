import { expect, it } from "vitest";
import type { Reading } from "../game/tracks";
import { alarmed, strains } from "./tension";

const counted = (id: string, now: number): Reading =>
  ({ id, now, track: { most: 8, spaces: [], alarm: false, secret: false } }) as unknown as Reading;
const running = (id: string, now: number | null, alarm = false): Reading =>
  ({
    id,
    now,
    track: { most: null, spaces: Array.from({ length: 16 }), alarm, secret: false },
  }) as unknown as Reading;

it("shows nothing while all is well", () => {
  expect(strains([counted("fires", 2), counted("malfunctions", 0), running("time", 6)])).toEqual(
    [],
  );
});

it("grows with what is counted, and with time that runs out", () => {
  const level = (reading: Reading): number => strains([reading])[0]?.level ?? 0;
  expect([3, 4, 5, 6, 7, 8].map((now) => level(counted("fires", now)))).toEqual([1, 1, 2, 2, 3, 3]);
  expect([6, 5, 3, 1, 0].map((now) => level(running("time", now)))).toEqual([0, 1, 2, 3, 3]);
});

it("has a place for each, and as many segments as there are steps", () => {
  expect(strains([counted("malfunctions", 7), running("time", 2)])).toEqual([
    { edge: "sides", segments: 8, gone: 7, level: 3 },
    { edge: "top", segments: 15, gone: 13, level: 2 },
  ]);
});

it("is alarmed while something runs that ends everything", () => {
  expect(alarmed([running("self-destruct", null, true)])).toBe(false);
  expect(alarmed([running("self-destruct", 4, true)])).toBe(true);
  expect(alarmed([running("time", 4)])).toBe(false);
});
