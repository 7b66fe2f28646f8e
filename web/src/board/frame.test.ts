import { expect, it } from "vitest";
import { fitted, zoomed } from "./frame";

const LYING = [1150, 598] as const;
const UPRIGHT = [900, 1190] as const;

it.each([
  [LYING, [1000, 900]],
  [UPRIGHT, [800, 844]],
  [UPRIGHT, [390, 300]],
] as const)("shows the whole of a board %j on glass %j", (board, glass) => {
  const { x, y, scale } = fitted(board, glass, null);
  expect(x).toBeGreaterThanOrEqual(0);
  expect(y).toBeGreaterThanOrEqual(0);
  expect(x * 2 + board[0] * scale).toBeCloseTo(glass[0]);
  expect(y * 2 + board[1] * scale).toBeCloseTo(glass[1]);
});

it("never zooms out beyond the whole of an upright board", () => {
  const glass = [800, 844] as const;
  const whole = fitted(UPRIGHT, glass, null);
  expect(zoomed(whole, 0.1, { x: 0, y: 0 }, UPRIGHT, glass)).toEqual(whole);
});
