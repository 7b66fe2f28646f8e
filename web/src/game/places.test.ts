import { describe, expect, it } from "vitest";
import type { Offer } from "../wire";
import { keysOf, RESERVED } from "./keys";
import { draw } from "../board/drawing";
import { parseBoards } from "../tests/boards";
import { beyond, parse, places } from "./places";

const offer = (code: string, label = code): Offer => ({ code, choice: "done", label }) as Offer;

describe("places", () => {
  it("finds options where they happen", () => {
    const found = places(
      [
        "room:004",
        "corridor:5-8a",
        "intruder:adult-2",
        "player:3",
        "card:search",
        "use:rifle/2",
        "pass",
      ].map((code) => offer(code)),
    );
    expect([...found.rooms.keys()]).toEqual(["004"]);
    expect([...found.corridors.keys()]).toEqual(["5-8a"]);
    expect([...found.intruders.keys()]).toEqual(["adult-2"]);
    expect([...found.players.keys()]).toEqual(["3"]);
    expect([...found.cards.keys()]).toEqual(["search"]);
    expect([...found.things.keys()]).toEqual(["rifle"]);
  });

  it("gathers several options about one thing", () => {
    const found = places([offer("play:rest"), offer("play:rest/2"), offer("card:rest")]);
    expect(found.cards.get("rest")?.map(({ code }) => code)).toEqual([
      "play:rest",
      "play:rest/2",
      "card:rest",
    ]);
  });

  it("reads the section of an action", () => {
    expect(parse("use:rifle/2")).toEqual({ verb: "use", about: "rifle", section: 2 });
    expect(parse("move")).toEqual({ verb: "move", about: null, section: 1 });
  });
});

describe("keys", () => {
  it("gives every option a key of its own and takes none that is reserved", () => {
    const options = [
      "Move",
      "Melee",
      "Move carefully",
      "Shoot",
      "Search",
      "Undo",
      "Pass",
      "1",
      "2",
    ].map((label) => offer(label.toLowerCase(), label));
    const keys = [...keysOf(options, true).values()];
    expect(new Set(keys).size).toBe(options.length);
    expect(keys.filter((key) => key in RESERVED)).toEqual([]);
    expect(keysOf(options, true).get("move")).toBe("m");
  });
});

describe("rooms beyond corridors", () => {
  const [board] = parseBoards();
  if (!board) throw new Error("no board");
  const drawing = draw(board);

  it("are as good a place to click as the corridors", () => {
    const found = beyond(places([offer("corridor:6-11"), offer("corridor:8-11")]), drawing, "011");
    expect([...found.rooms.keys()]).toEqual(["006", "008"]);
    expect(found.rooms.get("006")?.[0]?.code).toBe("corridor:6-11");
  });

  it("are none where a corridor lies elsewhere", () => {
    expect(beyond(places([offer("corridor:1-2")]), drawing, "011").rooms.size).toBe(0);
  });

  it("numbers what is no action by its place, and corridors by their own numbers", () => {
    const cards = ["card:rest", "card:search"].map((code) => offer(code));
    expect([...keysOf(cards, false).values()]).toEqual(["1", "2"]);
    const ways = [
      offer("corridor:4-8", "Corridor 3 to room 004"),
      offer("corridor:8-11", "Corridor 1 to room 011"),
    ];
    expect([...keysOf(ways, false).values()]).toEqual(["3", "1"]);
  });
});
