import { describe, expect, it } from "vitest";
import { ahead, nextStep, rowsOf, type Circuit, type Clock, type Slot, type Step } from "./clock";

const CIRCUITS: Circuit[] = [
  { id: "s-01", number: 3, on: true },
  { id: "s-02", number: 4, on: false },
  { id: "s-03", number: 1, on: true },
  { id: "elevator", number: 2, on: true },
];
const CLOCK: Clock = {
  first: 15,
  now: 9,
  backup: true,
  thresholds: [
    ...[15, 14, 10, 8, 5].map((leaving) => ({ leaving, always: false })),
    ...[12, 6, 4].map((leaving) => ({ leaving, always: true })),
  ],
  capsules: [8, 6, 4, 2, 1].map((slot) => ({ slot, front: slot === 6 ? "B" : null })),
  spent: [10],
  isolation: 8,
  autodestruction: { slot: 6, final: false },
  alert: 4,
};
const slots = (clock = CLOCK): Slot[] =>
  rowsOf(clock, CIRCUITS).filter((row): row is Slot => row.what === "slot");
const steps = (clock = CLOCK): Step[] =>
  rowsOf(clock, CIRCUITS).filter((row): row is Step => row.what === "step");

describe("the time track of a facility", () => {
  it("counts down from the first slot to the last, with all thresholds between", () => {
    expect(slots().map(({ slot }) => slot)).toEqual([
      15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0,
    ]);
    expect(steps().map(({ leaving }) => leaving)).toEqual([15, 14, 12, 10, 8, 6, 5, 4]);
  });

  it("tells past, present, what is to come and the end", () => {
    const state = Object.fromEntries(slots().map((one) => [one.slot, one.state]));
    expect(state).toMatchObject({ 15: "past", 10: "past", 9: "now", 8: "later", 0: "end" });
    const over = slots({ ...CLOCK, now: 0 });
    expect(over.at(-1)?.state).toBe("now");
  });

  it("foretells what goes dark: the highest token that is on, one threshold after another", () => {
    const out = steps().map(({ leaving, out }) => [leaving, out]);
    expect(out.filter(([, id]) => id)).toEqual([
      [6, "s-01"],
      [4, "elevator"],
    ]);
    expect(nextStep(rowsOf(CLOCK, CIRCUITS))?.leaving).toBe(6);
  });

  it("counts every threshold ahead once backup power is off", () => {
    const counting = steps({ ...CLOCK, backup: false }).filter(({ counts }) => counts);
    expect(counting.map(({ leaving, out }) => [leaving, out])).toEqual([
      [8, "s-01"],
      [6, "elevator"],
      [5, "s-03"],
      [4, null],
    ]);
  });

  it("foretells nothing where nothing is on", () => {
    const dark = CIRCUITS.map((circuit) => ({ ...circuit, on: false }));
    expect(nextStep(rowsOf(CLOCK, dark))).toBeNull();
  });

  it("still counts the threshold the token stands before", () => {
    const at = steps({ ...CLOCK, now: 6 }).find(({ leaving }) => leaving === 6);
    expect(at).toMatchObject({ past: false, out: "s-01" });
    const gone = steps({ ...CLOCK, now: 5 }).find(({ leaving }) => leaving === 6);
    expect(gone).toMatchObject({ past: true, counts: false, out: null });
  });

  it("lays capsules and signs beside their slots", () => {
    const at = new Map(slots().map((one) => [one.slot, one]));
    expect(at.get(6)).toMatchObject({
      capsule: { slot: 6, front: "B" },
      autodestruction: "yellow",
      alert: false,
    });
    expect(at.get(10)).toMatchObject({ capsule: null, spent: true });
    expect(at.get(8)?.opens).toBe(true);
    expect(at.get(4)?.alert).toBe(true);
    const final = slots({ ...CLOCK, autodestruction: { slot: 3, final: true } });
    expect(final.find(({ slot }) => slot === 3)?.autodestruction).toBe("red");
  });

  it("shows a phone what is ahead", () => {
    const [first, second] = ahead(rowsOf(CLOCK, CIRCUITS));
    expect(first).toMatchObject({ what: "slot", slot: 9 });
    expect(second).toMatchObject({ what: "slot", slot: 8 });
  });
});
