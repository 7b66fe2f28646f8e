import { describe, expect, it } from "vitest";
import type { Offer } from "../wire";
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
});
