/** Who goes along with characters: what a trait card or a thing in their hands brings. */

import { spriteOf } from "../drawings/drawn";
import type { PlayerView, Seat, View } from "../wire";
import { all } from "./entries";

export type Escort = {
  /** Whose it is. */
  seat: Seat;
  /** What brings it, which it is called after. */
  kind: "trait" | "item";
  id: string;
  /** The room it is in by itself; none if it is with its owner. */
  room: string | null;
  /** What is left of what it runs on, and the most it holds. */
  energy: [now: number, most: number] | null;
};

/** Those of a player. */
export function escortsOf(view: View, player: PlayerView): Escort[] {
  const { seat, trait, hands } = player;
  const brings = (kind: Escort["kind"], id: string | undefined): id is string =>
    id !== undefined && spriteOf(kind, id) !== null;
  const things = hands
    .filter(({ thing }) => brings("item", thing))
    .map(({ thing: id, ammo, capacity }): Escort => {
      const energy: Escort["energy"] = capacity > 0 ? [ammo, capacity] : null;
      return { seat, kind: "item", id, room: null, energy };
    });
  const companion = view.retinue?.companion ?? "none";
  if (!brings("trait", trait) || companion === "none" || companion === "gone") return things;
  const room = companion === "board" ? null : companion.room;
  return [{ seat, kind: "trait", id: trait, room, energy: null }, ...things];
}

/** Those of everybody; there are none in most games. */
export function escorts(view: View): Escort[] {
  return view.retinue ? all(view.players).flatMap((player) => escortsOf(view, player)) : [];
}
