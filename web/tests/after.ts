/** The sample's table with people of Aftermath in the places of their counterparts: their traits and
 * things, as the game's own data says them, who goes along with them, more rooms, and turrets. */

import type { Component } from "../src/library";
import type { HeldView, PlayerView, RoomView, View } from "../src/wire";
import { Box, field } from "./box";
import { after, components } from "./components";

const people = new Box("aftermath");
const medic = new Box("medic");
const rooms = new Box("aftermath-rooms");
const melted = new Box("melted");

const coloured = (row: string): Component["print"] => ({ colour: field(row, "colour") ?? "none" });
const heavy = (row: string): Component["print"] => ({ heavy: field(row, "heavy") === "true" });
const cards = (box: Box, file: string): Component[] =>
  box.rows(file, "action").map((row) => {
    const id = field(row, "id") ?? "";
    const { name, text } = box.said(`card-${id}`);
    const print = { cost: Number(field(row, "action.cost") ?? 0) };
    return { kind: "action-card", id, name, text, effect: text, print };
  });

/** Everything that is on such a table. */
const aftermath: Component[] = [
  ...components,
  ...after,
  ...people.cards("character", "characters.toml", "character", coloured),
  ...medic.cards("character", "medic.toml", "character", coloured),
  ...people.cards("trait", "traits.toml", "trait"),
  ...medic.cards("trait", "medic.toml", "trait"),
  ...people.cards("item", "items.toml", "item", heavy),
  ...medic.cards("item", "medic.toml", "item", heavy),
  ...rooms.cards("item", "items.toml", "item", heavy),
  ...cards(people, "actions.toml"),
  ...rooms.cards("room", "rooms.toml", "room", (row) => ({
    ...coloured(row),
    computer: field(row, "computer") === "true",
  })),
  ...melted.cards("wound", "wounds.toml", "wound"),
];

const TILES: Record<string, string> = {
  "003": "crafting-room",
  "007": "alarm-room",
  "009": "turret-room",
  "010": "server-room",
};
const held = (thing: string, ammo = 0, capacity = 0): HeldView =>
  ({ thing, ammo, capacity, attached: [], taped: false, tape: null }) as HeldView;
const CREW: Record<string, Partial<PlayerView>> = {
  "1": { character: "ceo", trait: "frail-magnate", hands: [held("robot", 3, 5)] },
  "2": {
    character: "bounty-hunter",
    trait: "laika",
    hand: ["search", "go-girl", "tactical-move", "sentinel", "contamination"],
    hands: [held("rifle-247", 3, 5), held("enviro-suit")],
    inventory: ["laser-pointer", "cuffs-key"],
    quests: ["seek-mod", "aggro-override"],
    serious: [{ wound: "melted", dressed: false }],
  },
  "3": { character: "android", trait: "artificial", hands: [held("arm-gun", 2, 3)] },
  "4": { character: "medic", trait: "altruist", hands: [held("needle-gun", 1, 2)] },
};

/** Where Laika is, and the same situation with her there. */
function manned(companion: "board" | { room: string }): (shown: View) => View {
  return (shown) => {
    const laid = Object.entries(shown.rooms).map(([id, room]) => [
      id,
      { ...room, tile: TILES[id] ?? room?.tile ?? null } as RoomView,
    ]);
    const players = Object.entries(shown.players).map(([seat, player]) => [
      seat,
      { ...player, ...CREW[seat] } as PlayerView,
    ]);
    return {
      ...shown,
      rooms: Object.fromEntries(laid),
      players: Object.fromEntries(players),
      turrets: {
        posts: {
          "1": { room: "009", open: true, status: "target-all" },
          "2": { room: "003", open: true, status: "target-intruders" },
          "3": { room: "010", open: false, status: null },
        },
        characters: [],
        intruders: [],
        noted: false,
        stormed: [],
      },
      retinue: {
        traits: true,
        tended: true,
        ignored: null,
        spared: [],
        rushed: false,
        cared: false,
        turned: false,
        again: false,
        companion,
        walked: false,
        drone: 3,
        shut_down: [],
      },
      hourglass: "resting",
    } as unknown as View;
  };
}

/** Such a table with Laika in a room of her own, for a server of cardboard. */
export const MANNED = { components: aftermath, laid: manned({ room: "007" }) };
/** And with her at her owner's side. */
export const TOGETHER = { components: aftermath, laid: manned("board") };
