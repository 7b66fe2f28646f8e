import { expect, it } from "vitest";
import { fateOf, lasting } from "./fates";
import type { Beat } from "./fold";

const beat = (...facts: object[]): Beat =>
  ({ key: "7", cues: facts.map((fact) => ({ one: { fact } })) }) as unknown as Beat;
const kind = (fact: object, seat: number | null = 2): string | undefined =>
  fateOf(beat({ kind: "moved", seat: 1 }, fact), seat)?.kind;

it("takes the whole table for one's own fate", () => {
  expect(kind({ kind: "died", seat: 2 })).toBe("death");
  expect(kind({ kind: "larva-infested", seat: 2 })).toBe("infested");
  expect(kind({ kind: "hibernated", seat: 2 })).toBe("sleep");
  expect(kind({ kind: "evacuated", seat: 2, pod: "2" })).toBe("pod");
});

it("never does for that of others, whoever looks", () => {
  for (const seat of [1, null]) {
    expect(kind({ kind: "died", seat: 2 }, seat)).toBeUndefined();
    expect(kind({ kind: "evacuated", seat: 2, pod: "2" }, seat)).toBeUndefined();
  }
});

it("shows everybody what becomes of the ship", () => {
  for (const seat of [1, null]) {
    expect(kind({ kind: "ship-jumped" }, seat)).toBe("jump");
    expect(kind({ kind: "ship-exploded" }, seat)).toBe("blast");
    expect(kind({ kind: "shuttle-departed" }, seat)).toBe("shuttle");
  }
});

it("stays where nothing is left to decide", () => {
  const stays = (fact: object): boolean => {
    const fate = fateOf(beat(fact), 2);
    return fate !== null && lasting(fate);
  };
  expect(stays({ kind: "died", seat: 2 })).toBe(true);
  expect(stays({ kind: "larva-infested", seat: 2 })).toBe(false);
  expect(stays({ kind: "ship-jumped" })).toBe(false);
});
