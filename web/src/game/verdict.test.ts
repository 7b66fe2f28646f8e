import { describe, expect, it } from "vitest";
import type { News } from "../wire";
import { statistics, steps } from "./verdict";

const event = (n: number, kind: string, text: string, more: object = {}): News =>
  ({ n, at: 0, news: "event", text, rule: "x", fact: { kind, ...more } }) as unknown as News;

describe("the end", () => {
  it("is told check by check, with deaths where they happen", () => {
    const news = [
      event(1, "moved", "The Scout goes.", { seat: 1 }),
      event(2, "game-ended", "The ship jumps."),
      event(3, "engine-revealed", "Engine 1 works."),
      event(4, "died", "The Scout dies.", { seat: 1 }),
      event(5, "nobody-wins", "Nobody wins."),
    ];
    expect(steps(news)).toEqual([
      { check: "ending", lines: ["The ship jumps."] },
      { check: "engines", lines: ["Engine 1 works.", "The Scout dies."] },
      { check: "objectives", lines: ["Nobody wins."] },
    ]);
  });

  it("counts what each has done", () => {
    const news = [
      event(1, "moved", "", { seat: 1 }),
      event(2, "moved", "", { seat: 2 }),
      event(3, "attack-began", "", { target: 1 }),
    ];
    expect(statistics(news, 1)).toMatchObject({ moves: 1, attacked: 1, passes: 0 });
  });
});
