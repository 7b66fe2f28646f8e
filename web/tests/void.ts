/** The sample's table with void seeders on board: their kinds, tokens and cards, as the game's own data
 * says them, and a crew that is losing its mind. */

import type { Component } from "../src/library";
import type { IntruderView, PlayerView, RoomView, View } from "../src/wire";
import { Box, field } from "./box";
import { components, insane } from "./components";
import { before, type Happens } from "./follow";
import type { Moment } from "./happenings";

const box = new Box("void-seeders");
const kinds = box.kinds();
const panic = box.cards("panic", "panic.toml", "panic", (row) => ({
  value: Number(field(row, "value")),
}));

const COLOURS = { blue: "captain", violet: "scout", orange: "mechanic", red: "soldier" };
const tokens: Component[] = [
  ...["1a", "2a", "3a", "4a"].map((number): Component => ({
    kind: "token",
    id: `void-seeder-${number}`,
    name: `a void seeder token (${number.charAt(0)})`,
    text: null,
    print: { token: { shows: "species", number: Number(number.charAt(0)) } },
  })),
  ...Object.entries(COLOURS).map(([colour, character]): Component => ({
    kind: "token",
    id: `insanity-${colour}`,
    name: `the ${colour} insanity token`,
    text: null,
    print: { token: { shows: { insanity: [character] } } },
  })),
];

const track = box.read("insanity.toml");
const levels = {
  kinds: [...(/levels = \[(.*)\]/.exec(track)?.[1] ?? "").matchAll(/"([^"]+)"/g)].map(
    ([, kind]) => kind ?? "",
  ),
  floor: Number(/floor = (\d)/.exec(track)?.[1]),
};

/** Everything that is on such a table, and nothing of another species. */
export const seeders: Component[] = [
  ...[...components, ...insane]
    .filter(({ kind, id }) => kind !== "intruder" && !(kind === "mark" && /slime|larva/.test(id)))
    .map((one) => box.retold(one))
    .map((one) =>
      one.kind === "mark" && one.id === "insanity" ? { ...one, print: { levels } } : one,
    ),
  ...kinds,
  ...panic,
  ...tokens,
];

const FIGURES: Record<string, string> = {
  "creeper-1": "lurker-1",
  "adult-1": "whisperer-1",
  "adult-2": "whisperer-2",
  "queen-1": "despoiler-1",
  "breeder-1": "stalker-1",
  "larva-1": "lair-1",
};
const LEVELS: Record<string, number> = { "1": 1, "2": 2, "3": 3, "4": 5 };

/** The same situation with void seeders in the places of the intruders. */
export function seeded(shown: View): View {
  const rooms = Object.entries(shown.rooms).map(([id, room]) => [
    id,
    { ...room, intruders: room?.intruders.map((mini) => FIGURES[mini] ?? mini) } as RoomView,
  ]);
  const intruders = Object.entries(shown.intruders).map(([mini, one]) => {
    const now = FIGURES[mini] ?? mini;
    return [now, { ...one, kind: now.replace(/-\d$/, "") } as IntruderView];
  });
  const players = Object.entries(shown.players).map(([seat, player]) => [
    seat,
    { ...player, marks: { signal: 0, insanity: LEVELS[seat] ?? 1 } } as PlayerView,
  ]);
  const insanity = Object.keys(COLOURS).map((colour) => `insanity-${colour}`);
  return {
    ...shown,
    rooms: Object.fromEntries(rooms),
    intruders: Object.fromEntries(intruders),
    players: Object.fromEntries(players),
    bag: { blank: 1, kinds: {}, unnamed: 6, insanity: insanity.slice(1) },
    token_supply: { blank: 0, kinds: {}, unnamed: 10, insanity: insanity.slice(0, 1) },
    lairs_destroyed: 1,
    decks: { ...shown.decks, panic: { left: 19, discard: ["sabotage"] } },
  } as unknown as View;
}

/** Such a table, for a server of cardboard. */
export const SEEDED = { components: seeders, laid: seeded };

const SEAT = 2;
const ROOM = "008";
const laid = seeded(before);

/** The viewer's insanity otherwise. */
const maddened = (insanity: number): View => {
  const own = { ...laid.players[SEAT], marks: { signal: 0, insanity } };
  return { ...laid, players: { ...laid.players, [SEAT]: own } } as View;
};

/** Something more in the viewer's room. */
const joined = (mini: string): View => {
  const one = { kind: mini.replace(/-\d$/, ""), room: ROOM, injuries: 0, since: 9 };
  const room = { ...laid.rooms[ROOM], intruders: [mini] };
  return {
    ...laid,
    rooms: { ...laid.rooms, [ROOM]: room },
    intruders: { ...laid.intruders, [mini]: one },
  } as View;
};

/** Something less in its room. */
const left = (mini: string): View => {
  const { [mini]: gone, ...others } = laid.intruders;
  const at = gone?.room ?? "";
  const room = { ...laid.rooms[at], intruders: [] };
  return { ...laid, rooms: { ...laid.rooms, [at]: room }, intruders: others } as View;
};

const drawn = (token: string, text: string): Happens[] => [
  ["encounter-began", "Encounter in the Canteen!", { room: ROOM, trigger: SEAT }],
  ["token-drawn", `From the bag comes ${text}.`, { token }],
];

/** Large moments of such a table. */
export const DREADS = {
  ring: {
    facts: [
      ...drawn("void-seeder-3a", "a void seeder token (3)"),
      [
        "intruder-placed",
        "Whisperer 3 appears in the Canteen.",
        { mini: "whisperer-3", room: ROOM },
      ],
    ],
    last: 2600,
    after: joined("whisperer-3"),
  },
  panic: {
    facts: [
      ["panic-drawn", "You panic: Pyromaniac, from level 3.", { seat: SEAT, card: "pyromaniac" }],
      ["insanity-changed", "Your insanity is now at level 3.", { seat: SEAT, level: 3 }],
    ],
    last: 1800,
    after: maddened(3),
  },
  insanity: {
    facts: drawn("insanity-violet", "the violet insanity token"),
    last: 1600,
    after: laid,
  },
  sabotage: {
    facts: [
      ["panic-drawn", "You panic: Sabotage, from level 2.", { seat: SEAT, card: "sabotage" }],
      ["items-counted", "Nothing is left to find in the Canteen.", { room: ROOM, items: 0 }],
    ],
    last: 1800,
    after: laid,
  },
  lair: {
    facts: [["intruder-placed", "Lair 2 appears in the Canteen.", { mini: "lair-2", room: ROOM }]],
    last: 600,
    after: joined("lair-2"),
  },
  lurking: {
    facts: [
      ["noise-placed", "Noise in corridor 2.", { corridor: "6-11" }],
      ["intruder-vanished", "Lurker 1 slips out of sight.", { mini: "lurker-1", room: "006" }],
    ],
    last: 400,
    after: left("lurker-1"),
  },
} satisfies Record<string, Moment>;
