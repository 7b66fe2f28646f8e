/** The sample's table with carnomorphs on board: their kinds, tokens and cards, as the game's own data
 * says them, food that lies about, and a crew that begins to change. */

import type { Component } from "../src/library";
import type { IntruderView, PlayerView, RoomView, View } from "../src/wire";
import { Box } from "./box";
import { components, mutant } from "./components";
import { before } from "./follow";
import type { Moment } from "./happenings";

const box = new Box("carnomorphs");
const WAITS = { corpse: "shambler", egg: "fleshbeast", carcass: "butcher" };

const tokens: Component[] = [
  {
    kind: "token",
    id: "blue-metagorger-1",
    name: "a blue token: metagorger (1)",
    text: null,
    print: { token: { shows: { blue: "metagorger" }, number: 1 } },
  },
  {
    kind: "token",
    id: "red-metagorger-3a",
    name: "metagorger (3)",
    text: null,
    print: { token: { shows: { kind: "metagorger" }, number: 3 } },
  },
];
const slots = Object.entries(WAITS).map(([id, waits]): Component => {
  return { kind: "slot", id, ...box.said(`slot-${id}`), print: { waits } };
});

/** Everything that is on such a table, and nothing of another species. */
const carnomorphs: Component[] = [
  ...[...components, ...mutant]
    .filter(({ kind, id }) => kind !== "intruder" && !(kind === "mark" && id === "larva"))
    .filter(({ kind }) => kind !== "slot")
    .map((one) => box.retold(one)),
  ...box.kinds(),
  ...box.cards("mutation", "mutations.toml", "mutation"),
  ...box.cards("weakness", "adaptations.toml", "weakness"),
  ...tokens,
  ...slots,
];

const FIGURES: Record<string, string> = {
  "creeper-1": "metagorger-1",
  "adult-1": "shambler-1",
  "adult-2": "shambler-2",
  "queen-1": "butcher-1",
  "breeder-1": "fleshbeast-1",
  "larva-1": "metagorger-2",
};
const CHANGED: Record<string, { markers: number; mutation?: PlayerView["mutation"] }> = {
  "1": { markers: 0 },
  "2": { markers: 1, mutation: { card: "bone-blades", open: false } },
  "3": { markers: 0, mutation: { card: null, open: false } },
  "4": { markers: 3, mutation: { card: "pack-mind", open: true } },
};

/** The same situation with carnomorphs in the places of the intruders. */
function infested(shown: View): View {
  const rooms = Object.entries(shown.rooms).map(([id, room]) => [
    id,
    {
      ...room,
      intruders: room?.intruders.map((mini) => FIGURES[mini] ?? mini),
    } as RoomView,
  ]);
  const intruders = Object.entries(shown.intruders).map(([mini, one]) => {
    const now = FIGURES[mini] ?? mini;
    return [now, { ...one, kind: now.replace(/-\d$/, "") } as IntruderView];
  });
  const players = Object.entries(shown.players).map(([seat, player]) => {
    const { markers = 0, mutation } = CHANGED[seat] ?? {};
    const marks = { slime: player?.marks.slime ?? 0, signal: 0, mutation: markers };
    return [seat, { ...player, marks, ...(mutation ? { mutation } : {}) } as PlayerView];
  });
  return {
    ...shown,
    rooms: Object.fromEntries(rooms),
    intruders: Object.fromEntries(intruders),
    players: Object.fromEntries(players),
    bag: {
      blank: 1,
      kinds: { metagorger: 4, shambler: 2, fleshbeast: 0, butcher: 0 },
      blue: { metagorger: 2 },
    },
    token_supply: {
      blank: 0,
      kinds: { metagorger: 4, shambler: 10, fleshbeast: 3, butcher: 1 },
      blue: { metagorger: 0 },
    },
    weaknesses: {
      corpse: { revealed: true, card: "agile", discarded: true },
      egg: { revealed: true, card: "thick-hide", discarded: false },
      carcass: { revealed: false, card: null, discarded: false },
    },
    decks: { ...shown.decks, mutations: 9 },
  } as unknown as View;
}

/** Such a table, for a server of cardboard. */
export const INFESTED = { components: carnomorphs, laid: infested };

const SEAT = 2;
const ROOM = "008";
const laid = infested(before);
const own = (more: Partial<PlayerView>): View =>
  ({ ...laid, players: { ...laid.players, [SEAT]: { ...laid.players[SEAT], ...more } } }) as View;
const joined = (mini: string): View => {
  const one = { kind: mini.replace(/-\d$/, ""), room: ROOM, injuries: 0, since: 9 };
  return {
    ...laid,
    rooms: { ...laid.rooms, [ROOM]: { ...laid.rooms[ROOM], intruders: [mini] } },
    intruders: { ...laid.intruders, [mini]: one },
  } as View;
};
const adapted = {
  ...laid,
  weaknesses: {
    ...laid.weaknesses,
    carcass: { revealed: true, card: "ambushers", discarded: false },
  },
} as View;

/** Large moments of such a table. */
export const HUNGERS = {
  blue: {
    facts: [
      ["encounter-began", "Encounter in the Canteen!", { room: ROOM, trigger: SEAT }],
      [
        "token-drawn",
        "From the bag comes a blue token: metagorger (1).",
        { token: "blue-metagorger-1" },
      ],
      [
        "intruder-placed",
        "Metagorger 3 appears in the Canteen.",
        { mini: "metagorger-3", room: ROOM },
      ],
    ],
    last: 2600,
    after: joined("metagorger-3"),
  },
  choice: {
    facts: [
      [
        "mutations-seen",
        "You see the mutations Mimicry and Regrowth.",
        { seat: SEAT, cards: ["mimicry", "regrowth"] },
      ],
    ],
    last: 0,
    after: laid,
  },
  mutation: {
    facts: [["mutation-kept", "You keep the mutation Regrowth.", { seat: SEAT, card: "regrowth" }]],
    last: 500,
    after: own({ mutation: { card: "regrowth", open: false } }),
  },
  marker: {
    facts: [
      [
        "mutation-marked",
        "You bear 3 mutation markers now; the fourth kills.",
        { seat: SEAT, markers: 3 },
      ],
    ],
    last: 0,
    after: own({ marks: { slime: 0, signal: 0, mutation: 3 } }),
  },
  feeding: {
    facts: [
      ["intruder-healed", "Shambler 1 loses 2 injuries.", { mini: "shambler-1", injuries: 2 }],
      [
        "intruder-transformed",
        "Shambler 1 becomes fleshbeast 2.",
        { from: "shambler-1", to: "fleshbeast-2" },
      ],
      [
        "fed",
        "Fleshbeast 2 feeds in the Armory on a carcass.",
        { mini: "fleshbeast-2", room: "006", food: "carcass" },
      ],
    ],
    last: 1400,
    after: laid,
  },
  adaptation: {
    facts: [
      [
        "adaptation-turned-up",
        "They adapt (carcass): Ambushers. Surprise numbers are 1 higher, at most 5.",
        { slot: "carcass", weakness: "ambushers" },
      ],
    ],
    last: 400,
    after: adapted,
  },
  butcher: {
    facts: [
      ["intruder-placed", "The butcher appears in the Canteen.", { mini: "butcher-1", room: ROOM }],
    ],
    last: 600,
    after: joined("butcher-1"),
  },
} satisfies Record<string, Moment>;
