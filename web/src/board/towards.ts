/** Which room an arrow key leads to. */

import type { Drawing, RoomSpot } from "./drawing";

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The neighbouring room that lies most in the direction of the key; else the nearest room there. */
export function towards(drawing: Drawing, from: RoomSpot, key: string): string | null {
  const way = WAYS[key];
  if (!way) return null;
  const worth = (spot: RoomSpot): number => {
    const [dx, dy] = [spot.x - from.x, (spot.y - from.y) * 1.6];
    const long = Math.hypot(dx, dy);
    const along = (dx * way[0] + dy * way[1]) / long;
    return along < 0.35 ? -Infinity : along * 400 - long;
  };
  const best = (ids: Iterable<string>): string | null => {
    let found: { id: string; worth: number } | null = null;
    for (const id of ids) {
      const spot = drawing.rooms.get(id);
      if (!spot || id === from.id) continue;
      const value = worth(spot);
      if (value > (found?.worth ?? -Infinity)) found = { id, worth: value };
    }
    return found?.id ?? null;
  };
  return best(from.neighbours) ?? best(drawing.rooms.keys());
}
