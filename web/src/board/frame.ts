/** Which part of the ship a window shows. */

import type { Point } from "./drawing";

export type Frame = { x: number; y: number; scale: number };

/** Width and height. */
export type Size = readonly [number, number];

/** A phone shows about this much of the ship's width. */
const CLOSE = 496;
/** And so does a wider window, where all of a board is too small to read. */
const WIDE = 700;
const MOST = 3;

/** The whole ship, or a close look at a point of it. */
export function fitted(board: Size, glass: Size, centre: Point | null): Frame {
  const [width, height] = glass;
  const whole = Math.min(width / board[0], height / board[1]) || 1;
  if (centre === null) {
    const scale = whole;
    return { scale, x: (width - board[0] * scale) / 2, y: (height - board[1] * scale) / 2 };
  }
  const scale = Math.max(whole, width < WIDE ? width / CLOSE : 1);
  return clamp(
    { scale, x: width / 2 - centre.x * scale, y: height / 2 - centre.y * scale },
    board,
    glass,
  );
}

/** A frame made larger or smaller, with the point under the pointer kept where it is. */
export function zoomed(frame: Frame, factor: number, at: Point, board: Size, glass: Size): Frame {
  const least = Math.min(glass[0] / board[0], glass[1] / board[1]);
  const scale = Math.min(MOST, Math.max(least, frame.scale * factor));
  const ratio = scale / frame.scale;
  return clamp(
    { scale, x: at.x - (at.x - frame.x) * ratio, y: at.y - (at.y - frame.y) * ratio },
    board,
    glass,
  );
}

/** Keeps the ship in the window. */
export function clamp(frame: Frame, board: Size, [width, height]: Size): Frame {
  const [w, h] = [board[0] * frame.scale, board[1] * frame.scale];
  const within = (at: number, size: number, room: number): number =>
    size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, at));
  return { scale: frame.scale, x: within(frame.x, w, width), y: within(frame.y, h, height) };
}

/** The middle of what some points take. */
export function middleOf(points: Point[]): Point {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return {
    x: (Math.min(...xs) + Math.max(...xs)) / 2,
    y: (Math.min(...ys) + Math.max(...ys)) / 2,
  };
}

/** How close the camera comes, on a phone and elsewhere, and how much of the window it fills. */
const NEAR = { phone: 1.25, desk: 1.45 };
const FILLS = 0.62;

/** A close look at points of the ship, all of them in the window. */
export function closeUp(points: Point[], from: Frame, board: Size, glass: Size): Frame {
  const [width, height] = glass;
  const { x, y } = middleOf(points);
  const wide = Math.max(...points.map((one) => Math.abs(one.x - x))) * 2 + 1;
  const high = Math.max(...points.map((one) => Math.abs(one.y - y))) * 2 + 1;
  const near = width < WIDE ? NEAR.phone : NEAR.desk;
  const fits = Math.min((width * FILLS) / wide, (height * FILLS) / high);
  const scale = Math.max(from.scale, Math.min(near, fits));
  // The sentence stands at the lower edge.
  return clamp({ scale, x: width / 2 - x * scale, y: height * 0.43 - y * scale }, board, glass);
}

/** The size of the small map on the glass: as large for a board that stands upright as for one that lies. */
export function miniature([width, height]: readonly [number, number]): {
  width: number;
  height: number;
} {
  const scale = Math.sqrt((84 * 48) / (width * height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
