import { describe, expect, it } from "vitest";
import { parseBoards } from "../tests/boards";
import { draw } from "./drawing";
import type { Placed } from "./floor";
import { tagged } from "./tag";

const WIDE = 31;

describe.each(parseBoards())("the word You on the board $id", (board) => {
  const drawing = draw(board);

  it.each([11, 34, 57])("hides no number of a corridor, with the figure at %i", (x) => {
    for (const spot of drawing.rooms.values()) {
      const own = { what: "character", seat: 1, count: 1 } as const;
      const one: Placed = { ...own, beside: [], x, size: 22, tag: "below", tight: false };
      const at = tagged(drawing, spot, one, WIDE);
      for (const { id, socket } of drawing.corridors.values()) {
        const hidden =
          Math.abs(socket.x - at.x - WIDE / 2) < WIDE / 2 + 10 &&
          Math.abs(socket.y - at.y - 8.5) < 18;
        expect(hidden, `${id} beside ${spot.id}`).toBe(false);
      }
    }
  });
});
