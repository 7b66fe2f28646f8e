/** Where the word "You" stands so that it hides no number. */

import { PLATE, type Drawing, type Point, type RoomSpot } from "./drawing";
import { along, type Placed } from "./floor";

const HEIGHT = 17;

/** The top left corner of the word, so many units wide. */
export function tagged(drawing: Drawing, spot: RoomSpot, one: Placed, wide: number): Point {
  const left = spot.x - PLATE.width / 2;
  const bottom = spot.y + PLATE.height / 2 - 4;
  const beside = { x: left + one.x + one.size + along(one) - 1, y: bottom - 23 };
  if (one.tag === "beside") return beside;
  const under = left + one.x + (one.size - wide) / 2;
  const marks = [
    ...[...drawing.corridors.values()].map(({ socket }) => socket),
    ...[...drawing.rooms.values()].flatMap(({ hatches }) => hatches),
  ];
  const hidden = ({ x, y }: Point): number =>
    marks.filter(
      (mark) =>
        Math.abs(mark.x - x - wide / 2) < wide / 2 + 14 &&
        Math.abs(mark.y - y - HEIGHT / 2) < HEIGHT / 2 + 12,
    ).length;
  return [
    { x: under, y: bottom + 5 },
    { x: under - 24, y: bottom + 5 },
    { x: under + 24, y: bottom + 5 },
    { x: left - wide + 6, y: bottom - 20 },
    { x: left - wide + 6, y: bottom - 44 },
  ].reduce((best, next) => (hidden(next) < hidden(best) ? next : best));
}
