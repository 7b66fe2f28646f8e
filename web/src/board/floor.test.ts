import { expect, it } from "vitest";
import { Names } from "../game/names";
import type { View } from "../wire";
import { floor } from "./floor";

const names = new Names(
  ["first", "second", "adult", "breeder", "queen"].map((id, rank) => {
    return { kind: "intruder", id, name: id, text: null, print: { rank } };
  }),
);

function room(more: object): View {
  const intruders = Object.fromEntries(
    ["adult-1", "adult-2", "queen-1", "breeder-1"].map((id) => [
      id,
      { kind: id.split("-")[0], room: "001", injuries: 1, since: 0 },
    ]),
  );
  const empty = {
    corpses: [],
    carcasses: 0,
    eggs: 0,
    characters: [],
    intruders: [],
    fire: false,
    malfunction: false,
  };
  return { intruders, rooms: { "001": { ...empty, ...more } } } as unknown as View;
}

it("puts objects before figures", () => {
  const placed = floor(
    room({ characters: [1], carcasses: 1, corpses: ["blue-corpse"] }),
    names,
    "001",
    null,
  );
  expect(placed.map(({ what }) => what)).toEqual(["object", "object", "character"]);
});

it("counts like objects instead of laying them side by side", () => {
  const [eggs] = floor(room({ eggs: 4 }), names, "001", null);
  expect(eggs).toMatchObject({ what: "object", object: "egg", count: 4 });
});

it("lays the sample of an alert among the other objects", () => {
  const placed = floor(room({ sample: true, eggs: 1, characters: [1] }), names, "001", null);
  expect(placed.map((one) => (one.what === "object" ? one.object : one.what))).toEqual([
    "egg",
    "sample",
    "character",
  ]);
});

it("keeps a crowd inside the room and off the fire", () => {
  const crowd = {
    characters: [1, 2, 3],
    intruders: ["queen-1", "breeder-1", "adult-1", "adult-2"],
    fire: true,
    malfunction: true,
  };
  const placed = floor(room(crowd), names, "001", null);
  expect(placed).toHaveLength(5);
  for (const { x } of placed) expect(x).toBeLessThan(104 - 44);
});

it("puts the own figure first and its word beside it, or below where it is crowded", () => {
  const [first] = floor(room({ characters: [1, 2] }), names, "001", 2);
  expect(first).toMatchObject({ what: "character", seat: 2, tag: "beside" });
  const crowd = { characters: [1, 2, 3], intruders: ["queen-1"] };
  const [own, ...others] = floor(room(crowd), names, "001", 2);
  expect(own).toMatchObject({ what: "character", seat: 2, tag: "below" });
  for (const { tag } of others) expect(tag).toBeNull();
});

it("gathers the crew where it would be hidden, but never the viewer", () => {
  const crowd = { characters: [1, 2, 3, 4], intruders: ["adult-1", "adult-2"], fire: true };
  const placed = floor(room(crowd), names, "001", 2);
  expect(placed.map(({ what, count }) => [what, count])).toEqual([
    ["character", 1],
    ["character", 3],
    ["intruder", 1],
    ["intruder", 1],
  ]);
  expect(placed[0]).toMatchObject({ seat: 2, tag: "below" });
});

it("draws stronger kinds larger, and knows none of them by name", () => {
  const ladder = new Names(
    ["mite", "maw", "lord"].map((id, index) => {
      return { kind: "intruder", id, name: id, text: null, print: { rank: index * 2 } };
    }),
  );
  const sizes = ["mite", "maw", "lord"].map((kind) => {
    const one = { kind, room: "001", injuries: 0, since: 0 };
    const view = { ...room({ intruders: [`${kind}-1`] }), intruders: { [`${kind}-1`]: one } };
    return floor(view as unknown as View, ladder, "001", null)[0]?.size ?? 0;
  });
  expect(sizes).toEqual([24, 32, 40]);
});
