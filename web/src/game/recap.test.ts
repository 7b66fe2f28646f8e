import { describe, expect, it } from "vitest";
import type { Fact, News } from "../wire";
import { recapOf } from "./recap";

const told = (n: number, fact: object, text?: string): News =>
  ({ news: "event", n, at: 0, fact: fact as Fact, rule: "round.event.order", text }) as News;

const news = [
  told(1, { kind: "passed", seat: 1 }, "You pass."),
  told(2, { kind: "player-phase-ended" }, "The player phase ends."),
  told(3, { kind: "time-moved", to: 13 }, "Time moves to 13."),
  told(4, { kind: "event-drawn", card: "hatching" }, "The event is Hatching."),
  told(5, { kind: "turn-began", turn: 3 }, "Turn 3 begins."),
  told(6, { kind: "cards-drawn", seat: 1, count: 2 }, "You draw 2 cards."),
];

describe("the recap", () => {
  it("tells what happened between two turns", () => {
    expect(recapOf(news, 1)).toEqual({
      turn: 3,
      lines: ["Time moves to 13.", "The event is Hatching."],
    });
  });

  it("is over once the player has chosen something, and not there before the turn ends", () => {
    expect(recapOf(news, 6)).toBeNull();
    expect(recapOf(news.slice(0, 4), 1)).toBeNull();
    expect(recapOf([], 0)).toBeNull();
  });
});
