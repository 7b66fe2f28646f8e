/** Large moments, as the server tells them: what happens, and after how long it is worth a look. */

import type { View } from "../src/wire";
import { before, type Happens } from "./follow";

export type Moment = {
  facts: Happens[];
  /** Milliseconds until the last part of it. */
  last: number;
  after?: View;
};

const SEAT = 2;
const ROOM = "008";

/** The viewer otherwise. */
const me = (more: object): View =>
  ({
    ...before,
    players: { ...before.players, [SEAT]: { ...before.players[SEAT], ...more } },
  }) as View;

const adult = {
  ...before,
  intruders: { ...before.intruders, "adult-1": { ...before.intruders["adult-1"], room: ROOM } },
  rooms: { ...before.rooms, [ROOM]: { ...before.rooms[ROOM], intruders: ["adult-1"] } },
} as View;

const attacked: Happens[] = [
  ["attack-began", "An adult attacks you.", { mini: "adult-1", target: SEAT }],
  ["attack-card-drawn", "Attack card: Claw Attack.", { card: "claw-attack" }],
  ["attack-hit", "The adult hits you.", { mini: "adult-1", target: SEAT, card: "claw-attack" }],
  ["light-wound", "You suffer a light wound.", { seat: SEAT, cause: "attack", now: 2 }],
];

export const MOMENTS: Record<string, Moment> = {
  bag: {
    facts: [
      ["encounter-began", "Encounter in the Canteen!", { room: ROOM, trigger: SEAT }],
      ["token-drawn", "From the bag comes: adult (3).", { token: "adult-3a" }],
    ],
    last: 700,
    after: adult,
  },
  encounter: {
    facts: [
      ["encounter-began", "Encounter in the Canteen!", { room: ROOM, trigger: SEAT }],
      ["token-drawn", "From the bag comes: adult (3).", { token: "adult-3a" }],
      [
        "intruder-placed",
        "An adult appears in the Canteen.",
        { mini: "adult-1", kind_: "adult", room: ROOM },
      ],
      [
        "surprise-checked",
        "Surprise attack on you: 2 cards in hand, 3 on the token.",
        { seat: SEAT, cards: 2, number: 3, attack: true },
      ],
    ],
    last: 2600,
    after: adult,
  },
  attack: { facts: attacked, last: 1300, after: adult },
  wound: {
    facts: [
      [
        "serious-wound",
        "You suffer a serious wound: Leg.",
        { seat: SEAT, cause: "attack", wound: "leg" },
      ],
    ],
    last: 0,
    after: me({ serious: [{ wound: "arm" }, { wound: "leg" }] }),
  },
  search: {
    facts: [
      [
        "items-seen",
        "You find: Bandages, Energy Charge.",
        { seat: SEAT, items: ["bandages", "energy-charge", null] },
      ],
    ],
    last: 0,
  },
  scan: {
    facts: [
      [
        "contamination-scanned",
        "You scan a contamination card: infected!",
        { seat: SEAT, infected: true },
      ],
    ],
    last: 950,
  },
  larva: { facts: [["larva-infested", "A larva crawls into you.", { seat: SEAT }]], last: 0 },
  destruct: {
    facts: [
      ["self-destruct-started", "Self-destruct is running."],
      ["self-destruct-moved", "Self-destruct is at 6.", { to: 6 }],
    ],
    last: 0,
    after: { ...before, tracks: { ...before.tracks, "self-destruct": 6 } },
  },
  death: {
    facts: [["died", "You die.", { seat: SEAT, cause: "attack" }]],
    last: 0,
    after: {
      ...adult,
      players: { ...adult.players, [SEAT]: { ...adult.players[SEAT], place: { dead: ROOM } } },
    } as View,
  },
  hibernation: {
    facts: [["hibernated", "You lie down to hibernate.", { seat: SEAT }]],
    last: 0,
    after: me({ place: "hibernating" }),
  },
  pod: {
    facts: [
      ["pod-launched", "Pod 3 is launched.", { pod: "3" }],
      ["evacuated", "You leave the ship in pod 3.", { seat: SEAT, pod: "3" }],
    ],
    last: 0,
    after: me({ place: { evacuated: "3" } }),
  },
  jump: { facts: [["ship-jumped", "The ship jumps into hyperspace."]], last: 0 },
  blast: { facts: [["ship-exploded", "The ship explodes."]], last: 0 },
};

/** A ship about to break. */
export const STRAINED: View = {
  ...before,
  tracks: { ...before.tracks, time: 2, fires: 6, malfunctions: 7, "self-destruct": null },
} as View;
