import { describe, expect, it } from "vitest";
import { parseBoards, upright } from "../tests/boards";
import { draw, PLATE } from "./drawing";

describe.each([...parseBoards(), ...parseBoards().map(upright)])(
  "the drawing of the board $id",
  (board) => {
    const drawing = draw(board);

    it("has every room, corridor and hatch of the board", () => {
      expect([...drawing.rooms.keys()]).toEqual(board.rooms.map(({ id }) => id));
      expect([...drawing.corridors.keys()]).toEqual(board.corridors.map(({ id }) => id));
      for (const room of board.rooms) {
        const hatches = drawing.rooms.get(room.id)?.hatches ?? [];
        expect(hatches.map(({ numbers }) => numbers)).toEqual(
          room.entrances.map(({ numbers }) => numbers),
        );
      }
    });

    it("moves no room by more than a hundredth of the drawing", () => {
      for (const room of board.rooms) {
        const spot = drawing.rooms.get(room.id);
        const home = ((11.7 * room.at[0] - 11.9) * board.size[0]) / 1150;
        expect(Math.abs((spot?.x ?? 0) - home)).toBeLessThanOrEqual(11.71);
      }
    });

    it("keeps every plate inside the drawing", () => {
      const [width, height] = drawing.size;
      for (const { id, x, y } of drawing.rooms.values()) {
        expect(x - PLATE.width / 2, id).toBeGreaterThanOrEqual(0);
        expect(x + PLATE.width / 2, id).toBeLessThanOrEqual(width);
        expect(y - PLATE.height / 2, id).toBeGreaterThanOrEqual(0);
        expect(y + PLATE.height / 2, id).toBeLessThanOrEqual(height);
      }
    });

    it("lays every room on the slab of its zone", () => {
      expect(drawing.zones.map(({ id }) => id)).toEqual(board.zones.map(({ id }) => id));
      for (const { id, zone } of board.rooms) {
        const [spot, slab] = [drawing.rooms.get(id), drawing.zones.find((one) => one.id === zone)];
        if (!slab || !spot) continue;
        expect(spot.x > slab.x && spot.x < slab.x + slab.width, id).toBe(true);
        expect(spot.y > slab.y && spot.y < slab.y + slab.height, id).toBe(true);
      }
    });

    it("lays no plate over another", () => {
      const spots = [...drawing.rooms.values()];
      for (const [index, a] of spots.entries()) {
        for (const b of spots.slice(index + 1)) {
          const apart = Math.abs(a.x - b.x) >= PLATE.width || Math.abs(a.y - b.y) >= PLATE.height;
          expect(apart, `${a.id} and ${b.id}`).toBe(true);
        }
      }
    });

    it("keeps the number of every corridor off all plates", () => {
      for (const { id, socket } of drawing.corridors.values()) {
        for (const room of drawing.rooms.values()) {
          const inside =
            Math.abs(socket.x - room.x) < PLATE.width / 2 - 6 &&
            Math.abs(socket.y - room.y) < PLATE.height / 2 - 6;
          expect(inside, `${id} on ${room.id}`).toBe(false);
        }
      }
    });

    it("keeps numbers apart from each other", () => {
      const sockets = [...drawing.corridors.values()];
      for (const [index, a] of sockets.entries()) {
        for (const b of sockets.slice(index + 1)) {
          const far = Math.hypot(a.socket.x - b.socket.x, a.socket.y - b.socket.y);
          expect(far, `${a.id} and ${b.id}`).toBeGreaterThan(24);
        }
      }
    });
  },
);

describe("a board with an annex beside the bow", () => {
  const [board] = parseBoards();
  if (!board) throw new Error("there is a board");
  const first = board.rooms.length;
  const aboard = ([x, y]: [number, number], id: string) => ({
    ...board.rooms[0],
    id,
    slot: "two" as const,
    entrances: [{ network: 0, numbers: [4] }],
    at: [x, y] as [number, number],
    counter: null,
  });
  const beside = draw({
    ...board,
    rooms: [...board.rooms, aboard([20, 50], "main"), aboard([80, 50], "right")],
    corridors: [...board.corridors, { id: "m-e", ends: [first, first + 1], numbers: [3] }],
    annex: {
      id: "shuttle",
      size: [460, 598],
      first,
      track: [
        [4, 94],
        [11, 94],
      ],
    },
  });

  it("moves the ship to the right by its width", () => {
    expect(beside.size).toEqual([board.size[0] + 460, board.size[1]]);
    const [plain, moved] = [draw(board).rooms.get("001"), beside.rooms.get("001")];
    expect((moved?.x ?? 0) - (plain?.x ?? 0)).toBeCloseTo(460);
  });

  it("keeps its rooms and its track on its own slab", () => {
    const slab = beside.annex;
    if (!slab) throw new Error("there is an annex");
    const spots = ["main", "right"].map((id) => beside.rooms.get(id));
    for (const { x, y } of [...spots.flatMap((spot) => spot ?? []), ...slab.track]) {
      expect(x).toBeGreaterThan(slab.x);
      expect(x).toBeLessThan(slab.x + slab.width);
      expect(y).toBeGreaterThan(slab.y);
      expect(y).toBeLessThan(slab.y + slab.height);
    }
    expect(beside.corridors.get("m-e")?.ends).toEqual(["main", "right"]);
  });
});
