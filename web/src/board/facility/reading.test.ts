import { describe, expect, it } from "vitest";
import { facility } from "../../tests/facility";
import { chitsOf, circuitsOf, clockOf, standingOf, type Around, type Told } from "./reading";

const TOLD: Told = {
  power: {
    1: { number: 3, blue: true },
    2: { number: 4, blue: false },
    3: { number: 1, blue: true },
    4: { number: 2, blue: true },
  },
  backup: true,
  elevator: "018",
  timing: {
    1: { slot: null, token: "a" },
    2: { slot: 8, token: null },
    3: { slot: 6, token: "b" },
    4: { slot: 4, token: null },
    5: { slot: 2, token: "all" },
    6: { slot: 1, token: null },
  },
  irrevocable: false,
  gate_open: false,
  rover: "001",
  contingency: {
    1: { place: "active", open: false, token: null },
    2: { place: { neutral: 0 }, open: false, token: null },
    3: { place: { neutral: 1 }, open: true, token: "red-code" },
    4: { place: { held: 2 }, open: false, token: "yellow-code" },
  },
  computer: { open: "b" },
};
const AROUND: Around = {
  pods: {
    "pod-1": { state: "docked", aboard: [] },
    "pod-2": { state: "docked", aboard: [2] },
    c: { state: "launched", aboard: [] },
    "pod-4": { state: "unused", aboard: [] },
  },
  players: {
    1: { character: "sentry", place: "bunker" },
    2: { character: "lab-rat", place: { pod: "pod-2" } },
    3: { character: "hacker", place: { room: "010" } },
  },
  airlock: "012",
};
const PRINTED = {
  first: 15,
  thresholds: [{ leaving: 6, always: true }],
  isolation: 8,
  capsules: [10, 8, 6, 4, 2, 1],
};
const { zones } = facility();

describe("what is told of a facility", () => {
  it("says which section and that the elevator has power", () => {
    expect(circuitsOf(TOLD, zones)).toEqual([
      { id: "s-01", number: 3, on: true },
      { id: "s-02", number: 4, on: false },
      { id: "s-03", number: 1, on: true },
      { id: "elevator", number: 2, on: true },
    ]);
  });

  it("says how things stand on the board", () => {
    const standing = standingOf(TOLD, zones, AROUND, 6);
    expect(standing).toMatchObject({
      sections: { "s-02": { number: 4, on: false } },
      elevator: { number: 2, on: true, room: "018" },
      gateOpen: false,
      rover: "001",
      bunker: ["sentry"],
      computer: { letter: "B", left: 5 },
      codes: 2,
      venting: ["012"],
    });
    expect(standing.pods).toEqual([
      { letter: "A", state: "waiting", character: null },
      { letter: "B", state: "taken", character: "lab-rat" },
      { letter: "C", state: "launched", character: null },
    ]);
    expect(standingOf({ ...TOLD, computer: { open: null } }, zones, AROUND, 6).computer).toBeNull();
  });

  it("says how the time track stands, and what was turned over on it", () => {
    const clock = clockOf(TOLD, PRINTED, { time: 9, autodestruction: 6, alert: null });
    expect(clock).toMatchObject({ now: 9, backup: true, spent: [10], alert: null });
    expect(clock.capsules).toEqual([
      { slot: 8, front: null },
      { slot: 6, front: "B" },
      { slot: 4, front: null },
      { slot: 2, front: "all" },
      { slot: 1, front: null },
    ]);
    expect(clock.autodestruction).toEqual({ slot: 6, final: false });
    const final = clockOf({ ...TOLD, irrevocable: true }, PRINTED, {
      time: 9,
      autodestruction: null,
      alert: 4,
    });
    expect(final).toMatchObject({ autodestruction: null, alert: 4 });
  });

  it("keeps the order of codes", () => {
    expect(chitsOf(TOLD).map(({ id, token }) => [id, token])).toEqual([
      ["1", null],
      ["2", null],
      ["3", "red-code"],
      ["4", "yellow-code"],
    ]);
  });
});
