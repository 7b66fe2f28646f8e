/** Whether something is near: in the room one is in, or behind one of its doors. Everybody sees that. */

import type { Drawing } from "../board/drawing";
import type { View } from "../wire";

export function stalked(view: View, drawing: Drawing, home: string | null): boolean {
  if (home === null) return false;
  const rooms = [...drawing.corridors.values()].flatMap(({ ends: [a, b] }) =>
    a === home ? [b] : b === home ? [a] : [],
  );
  return [home, ...rooms].some((id) => (view.rooms[id]?.intruders.length ?? 0) > 0);
}
