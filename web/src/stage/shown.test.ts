import { describe, expect, it } from "vitest";
import { boards, view as sample } from "../../tests/sample";
import type { Fact, View } from "../wire";
import { after } from "./shown";

const board = boards.find(({ id }) => id === "basic");
if (!board) throw new Error("no such board");
const before = sample(board);

/** The view after a fact, with more to come. */
const shown = (fact: object, next: View = before): View =>
  after(before, {
    one: { news: "event", n: 1, at: 0, fact: fact as Fact, rule: "move.basic" },
    next,
    last: false,
  });

describe("what stands on the table", () => {
  it("is what was told, once all of it is shown", () => {
    const next = { ...before, turn: 8 };
    const one = {
      news: "event" as const,
      n: 1,
      at: 0,
      fact: { kind: "passed", seat: 1 } as const,
      rule: "move.basic",
    };
    expect(after(before, { one, next, last: true })).toBe(next);
  });

  it("follows figures from room to room", () => {
    const moved = shown({ kind: "moved", seat: 1, from: "001", to: "003", by: "hull" });
    expect(moved.rooms["001"]?.characters).toEqual([]);
    expect(moved.rooms["003"]?.characters).toEqual([1]);
    expect(moved.players[1]?.place).toEqual({ room: "003" });
    const crawls = shown({
      kind: "intruder-moved",
      mini: "adult-1",
      from: "013",
      to: "014",
      corridor: "13-14",
    });
    expect(crawls.rooms["013"]?.intruders).toEqual([]);
    expect(crawls.intruders["adult-1"]?.room).toBe("014");
    const dead = shown({ kind: "intruder-killed", mini: "adult-1", room: "013" });
    expect(dead.intruders["adult-1"]).toBeUndefined();
    expect(dead.rooms["013"]?.intruders).toEqual([]);
  });

  it("counts fires and malfunctions with their rooms", () => {
    const count = before.tracks.fires as number;
    const burning = shown({ kind: "fire-placed", room: "001" });
    expect(burning.rooms["001"]?.fire).toBe(true);
    expect(burning.tracks.fires).toBe(count + 1);
    expect(shown({ kind: "fire-removed", room: "011" }).tracks.fires).toBe(count - 1);
  });

  it("does not know what is still to come of the same telling", () => {
    const next: View = {
      ...before,
      tracks: { ...before.tracks, time: 8, "self-destruct": 3 },
    };
    const moved = shown({ kind: "time-moved", to: 8 }, next);
    expect(moved.tracks.time).toBe(8);
    expect(moved.tracks["self-destruct"]).toBe(4);
    const hurt = shown({ kind: "light-wound", seat: 1, cause: "fire", now: 1 }, next);
    expect(hurt.players[1]?.light).toBe(1);
    expect(hurt.tracks.time).toBe(9);
  });

  it("lays noise and doors where they are told of", () => {
    expect(shown({ kind: "noise-placed", corridor: "1-3" }).corridors["1-3"]?.noise).toBe(true);
    expect(shown({ kind: "noise-removed", corridor: "3-7" }).corridors["3-7"]?.noise).toBe(false);
    expect(shown({ kind: "door-opened", corridor: "8-9" }).corridors["8-9"]?.door).toBe("open");
  });
});
