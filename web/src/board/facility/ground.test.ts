import { describe, expect, it } from "vitest";
import { facility } from "../../tests/facility";
import { draw, PLATE } from "../drawing";
import { darkCorridors, darkRooms, groundOf, nextOut, sectionOf, shaded, STEPS } from "./ground";

const board = facility();
const drawing = draw(board);
const ground = groundOf(board, drawing);
const drawn = shaded(board, drawing, {});
if (!ground) throw new Error("a facility has grounds");

describe("the board of a facility", () => {
  it("stands upright, in percent of the drawing as they are printed", () => {
    expect(drawing.size[1]).toBeGreaterThan(drawing.size[0]);
    for (const { id, at } of board.rooms) {
      const spot = drawing.rooms.get(id);
      expect(Math.abs((spot?.x ?? 0) - (at[0] * 871) / 100)).toBeLessThanOrEqual(11.71);
      expect(spot?.y).toBeCloseTo((at[1] * 1074) / 100);
    }
  });

  it("keeps plates inside and apart, and numbers off them", () => {
    const spots = [...drawing.rooms.values()];
    for (const [index, a] of spots.entries()) {
      expect(a.x - STEPS.width / 2, a.id).toBeGreaterThan(0);
      expect(a.x + PLATE.width / 2, a.id).toBeLessThan(871);
      expect(a.y + PLATE.height / 2, a.id).toBeLessThan(1074);
      for (const b of spots.slice(index + 1)) {
        const apart = Math.abs(a.x - b.x) >= PLATE.width || Math.abs(a.y - b.y) >= PLATE.height;
        expect(apart, `${a.id} and ${b.id}`).toBe(true);
      }
      for (const { id, socket } of drawing.corridors.values()) {
        const on = Math.abs(socket.x - a.x) < 50 && Math.abs(socket.y - a.y) < 33;
        expect(on, `${id} on ${a.id}`).toBe(false);
      }
    }
  });

  it("keeps technical entrances inside, clear of the rover and at the edge of small plates", () => {
    for (const { hatches, id } of drawn.rooms.values()) {
      for (const { x } of hatches) {
        expect(x, id).toBeGreaterThan(19);
        expect(x, id).toBeLessThan(852);
      }
    }
    for (const { id, x, y, hatches, neighbours } of drawn.rooms.values()) {
      for (const to of neighbours.flatMap((next) => drawn.rooms.get(next) ?? [])) {
        for (const hatch of hatches) {
          const level = Math.abs(to.y - y) < 10 && Math.abs(hatch.y - y) < 10;
          expect(level && Math.sign(to.x - x) === Math.sign(hatch.x - x), id).toBe(false);
        }
      }
    }
    const [hatch] = drawn.rooms.get("001")?.hatches ?? [];
    const rover = ground.rovers.get("001");
    expect(
      Math.hypot((hatch?.x ?? 0) - (rover?.x ?? 0), (hatch?.y ?? 0) - (rover?.y ?? 0)),
    ).toBeGreaterThan(50);
    const steps = drawn.rooms.get("006");
    const beside = Math.abs((steps?.hatches[0]?.x ?? 0) - (steps?.x ?? 0));
    expect(beside).toBeLessThanOrEqual(STEPS.width / 2);
  });

  it("lays every section under its rooms, told apart by bars, and none under another", () => {
    expect(ground.slabs.map(({ id, bars }) => [id, bars])).toEqual([
      ["s-01", 1],
      ["s-02", 2],
      ["s-03", 3],
    ]);
    expect(ground.slabs.map(({ pools }) => pools.length)).toEqual([4, 9, 10]);
    const tops = ground.slabs.map(({ outline }) => Number(/,([\d.]+)H/.exec(outline)?.[1]));
    const bottoms = ground.slabs.map(({ outline }) =>
      Number(/,([\d.]+)H[^H]*$/.exec(outline)?.[1]),
    );
    expect(tops[1]).toBeGreaterThan(bottoms[0] ?? Infinity);
    expect(tops[2]).toBeGreaterThan((bottoms[1] ?? Infinity) - 1);
  });

  it("hides the name of no section", () => {
    for (const { id, token } of ground.slabs) {
      for (const room of drawing.rooms.values()) {
        const hidden =
          room.x - PLATE.width / 2 < token.x + 100 &&
          room.x + PLATE.width / 2 > token.x - 18 &&
          Math.abs(room.y - token.y) < PLATE.height / 2 + 16;
        expect(hidden, `${room.id} on ${id}`).toBe(false);
      }
    }
  });

  it("leads the shaft past all stops, outside of the plates beside them", () => {
    const { x, top, bottom } = ground.shaft;
    expect(ground.stops.map(({ room }) => room)).toEqual(["002", "007", "018"]);
    for (const stop of ground.stops) {
      expect(stop.x).toBe(x);
      expect(stop.x + 16).toBeLessThan(stop.door);
      expect(stop.y).toBeGreaterThan(top);
      expect(stop.y).toBeLessThan(bottom);
    }
    expect(x - 16).toBeGreaterThanOrEqual(0);
  });

  it("leads the road from the exit through the gate to the bunker", () => {
    const { gate, bunker } = ground;
    const from = ground.rovers.get("001");
    expect(ground.road.startsWith(`M${String(from?.x)},${String(from?.y)}`)).toBe(true);
    expect(ground.road).toContain(`${String(gate.x)},${String(gate.y)}L${String(bunker.x)}`);
    expect(ground.rovers.get(null)?.x).toBeGreaterThan(gate.x);
  });

  it("has nothing of it on a ship", () => {
    const ship = facility();
    delete ship.grounds;
    expect(groundOf(ship, drawing)).toBeNull();
  });
});

describe("the power of a facility", () => {
  const sections = {
    "s-01": { number: 3, on: true },
    "s-02": { number: 4, on: false },
    "s-03": { number: 1, on: true },
  };

  it("leaves sections without it in the dark, and steps always", () => {
    const dark = darkRooms(board, sections);
    expect(["005", "006", "016", "017", "007", "013"].every((id) => dark.has(id))).toBe(true);
    expect(["001", "002", "018", "027"].some((id) => dark.has(id))).toBe(false);
    expect(dark.size).toBe(13);
    expect(darkRooms(board, {}).size).toBe(board.rooms.length);
  });

  it("tells what is dark apart in the drawing, and leaves all else as it is", () => {
    const shady = shaded(board, drawing, sections);
    expect(shady.rooms.get("013")).toEqual({ ...drawing.rooms.get("013"), dark: true });
    expect(shady.rooms.get("001")?.dark).toBe(false);
    expect(shady.corridors.get("6-11")?.dark).toBe(true);
    expect(shady.size).toEqual(drawing.size);
  });

  it("takes a corridor at steps for one of the other room's section", () => {
    const section = Object.fromEntries(
      board.corridors.map((one) => [one.id, sectionOf(board, one)]),
    );
    expect(section).toMatchObject({
      "2-5": "s-01",
      "4-6": "s-01",
      "5-7": "s-02",
      "6-11": "s-02",
      "15-17": "s-02",
      "16-18": "s-03",
      "17-23": "s-03",
      "20-21": "s-03",
    });
    const dark = darkCorridors(board, sections);
    expect(dark.has("6-11")).toBe(true);
    expect(dark.has("4-6")).toBe(false);
  });

  it("fails where the highest number is that still burns", () => {
    const circuits = Object.entries(sections).map(([id, charge]) => ({ id, ...charge }));
    expect(nextOut(circuits)?.id).toBe("s-01");
    expect(nextOut(circuits.map((one) => ({ ...one, on: false })))).toBeNull();
  });
});
