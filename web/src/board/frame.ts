/** Which part of the ship a window shows. */

import { HEIGHT, WIDTH, type Point } from "./drawing";

export type Frame = { x: number; y: number; scale: number };

/** A phone shows about this much of the ship's width. */
const CLOSE = 496;
const MOST = 3;

/** The whole ship, or a close look at a point of it. */
export function fitted(width: number, height: number, centre: Point | null): Frame {
  const whole = Math.min(width / WIDTH, height / HEIGHT) || 1;
  if (centre === null) {
    const scale = whole;
    return { scale, x: (width - WIDTH * scale) / 2, y: (height - HEIGHT * scale) / 2 };
  }
  const scale = Math.max(whole, width / CLOSE);
  return clamp(
    { scale, x: width / 2 - centre.x * scale, y: height / 2 - centre.y * scale },
    width,
    height,
  );
}

/** A frame made larger or smaller, with the point under the pointer kept where it is. */
export function zoomed(
  frame: Frame,
  factor: number,
  at: Point,
  width: number,
  height: number,
): Frame {
  const least = Math.min(width / WIDTH, height / HEIGHT);
  const scale = Math.min(MOST, Math.max(least, frame.scale * factor));
  const ratio = scale / frame.scale;
  return clamp(
    { scale, x: at.x - (at.x - frame.x) * ratio, y: at.y - (at.y - frame.y) * ratio },
    width,
    height,
  );
}

/** Keeps the ship in the window. */
export function clamp(frame: Frame, width: number, height: number): Frame {
  const [w, h] = [WIDTH * frame.scale, HEIGHT * frame.scale];
  const within = (at: number, size: number, room: number): number =>
    size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, at));
  return { scale: frame.scale, x: within(frame.x, w, width), y: within(frame.y, h, height) };
}
