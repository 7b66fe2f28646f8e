/** A situation in the middle of a game, for tests that need no server. */

import { parseBoards } from "../src/tests/boards";
import type { Board } from "../src/library";
import type { Goals, HeldView, News, PlayerView, RoomView, TableView, View } from "../src/wire";

export const TABLE = "00ff000000000a01";
const GUEST = "0000000000000001";

const room = (tile: string | null, more: Partial<RoomView> = {}): RoomView => ({
  tile,
  explored: tile !== null,
  unrevealed: tile === null,
  token: null,
  items: 0,
  fire: false,
  malfunction: false,
  corpses: [],
  carcasses: 0,
  eggs: 0,
  characters: [],
  intruders: [],
  ...more,
});

/** What has been explored of a board, every tile in one place only. */
const ROOMS: Record<string, Record<string, RoomView>> = {
  basic: {
    "001": room("cockpit", { characters: [1] }),
    "003": room("emergency-room", { items: 1, carcasses: 1 }),
    "006": room("command-center", { items: 2, malfunction: true, intruders: ["creeper-1"] }),
    "007": room("shower-room", { items: 1 }),
    "008": room("canteen", { items: 2, characters: [2] }),
    "009": room("storage", { items: 3 }),
    "010": room("generator", { items: 1, characters: [3] }),
    "011": room("hibernatorium", { fire: true, corpses: ["blue-corpse"] }),
    "013": room("evacuation-section-a", { items: 2, characters: [4], intruders: ["adult-1"] }),
    "014": room("engine-control-room", {
      malfunction: true,
      intruders: ["adult-2", "queen-1", "larva-1"],
    }),
    "017": room("laboratory", { items: 1, fire: true, malfunction: true, eggs: 2 }),
    "019": room("engine-3"),
    "020": room("engine-2"),
    "021": room("engine-1", { intruders: ["breeder-1"] }),
  },
  alternative: {
    "002": room("cockpit", { characters: [1] }),
    "003": room("slime-room", { carcasses: 1 }),
    "004": room("command-center", { items: 2, malfunction: true, intruders: ["creeper-1"] }),
    "005": room("canteen", { items: 2, characters: [2] }),
    "007": room("evacuation-section-a", { items: 2, characters: [4], intruders: ["adult-1"] }),
    "008": room("hibernatorium", { fire: true, corpses: ["blue-corpse"] }),
    "009": room("evacuation-section-b", { items: 1 }),
    "010": room("generator", { items: 1, characters: [3] }),
    "012": room("fire-control-system", { items: 1 }),
    "013": room("laboratory", { items: 1, fire: true, malfunction: true, eggs: 2 }),
    "015": room("surgery", { malfunction: true, intruders: ["adult-2", "queen-1", "larva-1"] }),
    "016": room("storage", { items: 3 }),
    "018": room("engine-3"),
    "019": room("engine-2"),
    "020": room("engine-1", { intruders: ["breeder-1"] }),
  },
};

const seated = (
  seat: number,
  character: string,
  place: string,
  more: Partial<PlayerView> = {},
): PlayerView =>
  ({
    seat,
    person: seat - 1,
    character,
    place: { room: place },
    passed: false,
    hand_size: 3,
    hand: null,
    deck_size: 4,
    discard: ["search"],
    inventory: null,
    inventory_colours: ["red"],
    hands: [],
    light: 0,
    serious: [],
    marks: { slime: 0, larva: 0, signal: 0 },
    quests: [],
    objectives: { corporate: null, personal: null, kept: null, chosen: true },
    seen: {},
    ...more,
  }) as unknown as PlayerView;

/** The same situation with everybody in one burning room, an adult among them. */
export function crowded(shown: View): View {
  const room = shown.rooms["008"];
  if (!room) throw new Error("no such room");
  const left = Object.entries(shown.rooms).map(([id, one]) => [
    id,
    { ...one, characters: [], intruders: one?.intruders.filter((mini) => mini !== "adult-1") },
  ]);
  const everybody = { ...room, characters: [1, 2, 3, 4], intruders: ["adult-1"], fire: true };
  return { ...shown, rooms: { ...Object.fromEntries(left), "008": everybody } } as View;
}

/** The same situation with every room turned over, and all of them the same. */
export function uncovered(shown: View, tile: string): View {
  const rooms = Object.keys(shown.rooms).map((id) => [id, room(tile, { items: 2 })]);
  return { ...shown, rooms: Object.fromEntries(rooms) } as View;
}

/** The same situation with other things in the viewer's hands. */
export function armed(shown: View, ...hands: [string, number, number][]): View {
  const own = { ...shown.players[2], hands: hands.map((one) => held(...one)) };
  return { ...shown, players: { ...shown.players, "2": own } } as View;
}

/** The same situation with another kind of intruder in place of the first adult. */
export function invaded(shown: View, kind: string): View {
  const [old, mini] = ["adult-1", `${kind}-1`];
  const { [old]: adult, ...others } = shown.intruders;
  const rooms = Object.entries(shown.rooms).map(([id, one]) => [
    id,
    { ...one, intruders: one?.intruders.map((there) => (there === old ? mini : there)) },
  ]);
  const counts = { ...shown.bag, kinds: { ...shown.bag.kinds, [kind]: 2 } };
  return {
    ...shown,
    rooms: Object.fromEntries(rooms),
    intruders: { ...others, [mini]: { ...adult, kind } },
    bag: counts,
  } as View;
}

export function view(board: Board): View {
  const rooms = Object.fromEntries(
    board.rooms.map(({ id }) => [id, ROOMS[board.id]?.[id] ?? room(null)]),
  );
  const where = (holds: (room: RoomView) => boolean): string =>
    Object.entries(rooms).find(([, one]) => holds(one))?.[0] ?? "";
  const player = (seat: number, character: string, more: Partial<PlayerView>): PlayerView =>
    seated(
      seat,
      character,
      where(({ characters }) => characters.includes(seat)),
      more,
    );
  const intruder = (mini: string, injuries: number, since: number): unknown => ({
    kind: mini.split("-")[0],
    room: where(({ intruders }) => intruders.includes(mini)),
    injuries,
    since,
  });
  const counts = { blank: 1, kinds: { larva: 4, creeper: 1, adult: 3, breeder: 1, queen: 1 } };
  const marked = (holds: (one: RoomView) => boolean): number =>
    Object.values(rooms).filter(holds).length;
  const deck = { left: 12, discard: [] };
  return {
    viewer: { seat: 2 },
    mode: "semi-coop",
    seats: 4,
    turn: 7,
    tracks: {
      time: 9,
      "self-destruct": 4,
      course: "B",
      fires: marked(({ fire }) => fire),
      malfunctions: marked(({ malfunction }) => malfunction),
      eggs: 5,
    },
    first: 1,
    active: 2,
    actions: 0,
    unlimited: false,
    refused: [],
    idle_trades: 0,
    over: null,
    ending: null,
    verdict: { exploded: false, winners: [] },
    met: true,
    mourned: false,
    attacks_skipped: false,
    cancelled: false,
    airlock: null,
    rooms,
    corridors: Object.fromEntries(
      board.corridors.map(({ id }) => [
        id,
        {
          door: id === "8-9" ? "closed" : id === "11-14" ? "destroyed" : "open",
          noise: ["3-7", "5-10", "8-11", "14-17"].includes(id),
        },
      ]),
    ),
    ducts: Object.fromEntries(board.networks.map(({ id }) => [id, true])),
    intruders: {
      "creeper-1": intruder("creeper-1", 0, 1),
      "adult-1": intruder("adult-1", 2, 2),
      "adult-2": intruder("adult-2", 0, 3),
      "queen-1": intruder("queen-1", 4, 4),
      "larva-1": intruder("larva-1", 0, 5),
      "breeder-1": intruder("breeder-1", 1, 6),
    },
    arrivals: 6,
    bag: counts,
    token_supply: counts,
    nest: { eggs: 5, destroyed: false },
    egg_supply: 3,
    queen_killed: false,
    weaknesses: {
      corpse: { revealed: false, card: null },
      egg: { revealed: false, card: null },
      carcass: { revealed: false, card: null },
    },
    pods: {
      "pod-1": { section: "a", state: "docked", locked: true, aboard: [] },
      "pod-2": { section: "b", state: "docked", locked: false, aboard: [1] },
      "pod-3": { section: "b", state: "docked", locked: true, aboard: [] },
      "pod-4": { section: "a", state: "docked", locked: true, aboard: [] },
    },
    engines: {
      "1": { working: null, seen: null },
      "2": { working: false, seen: { turn: 3, swaps: 1 } },
      "3": { working: null, seen: null },
    },
    coordinates: { card: null, seen: null },
    decks: {
      events: deck,
      events_gone: [],
      attacks: deck,
      wounds: deck,
      items: { red: deck, yellow: deck, green: deck },
      items_gone: [],
      items_buried: [],
      contamination: deck,
      contamination_gone: 0,
      tokens_gone: [],
      crafted: [],
    },
    players: {
      "1": player(1, "captain", {
        light: 2,
        marks: { slime: 0, larva: 0, signal: 1 },
        hands: [held("six-shooter", 4, 6)],
      }),
      "2": player(2, "scout", {
        hand_size: 5,
        hand: ["search", "reconnaissance", "interruption", "basic-repairs", "contamination"],
        light: 1,
        serious: [{ wound: "leg", dressed: false }],
        marks: { slime: 1, larva: 0, signal: 0 },
        inventory: ["energy-charge", "bandages"],
        hands: [held("rifle", 2, 4), held("fire-extinguisher", 0, 0)],
        quests: ["motion-scanner", "security-key"],
        objectives: { corporate: null, personal: "investigator", kept: "personal", chosen: true },
      }),
      "3": player(3, "mechanic", {
        serious: [{ wound: "arm", dressed: false }],
        hands: [held("shotgun", 2, 2)],
      }),
      "4": player(4, "soldier", {
        light: 1,
        marks: { slime: 0, larva: 1, signal: 0 },
        serious: [
          { wound: "leg", dressed: false },
          { wound: "arm", dressed: true },
        ],
      }),
    },
    swarm: null,
    memory: {
      tiles: {},
      tokens: {},
      objectives: {},
      event_on_top: null,
      event_at_bottom: null,
      deck_top: [],
      drawn: [],
      contamination: { discard: [], deck: [], gone: [] },
    },
    trade: null,
    waiting: { window: null, seats: [2] },
    stack: [],
    asked: 12,
    decision: null,
    seed: null,
  } as unknown as View;
}

const held = (thing: string, ammo: number, capacity: number): HeldView => ({
  thing,
  ammo,
  capacity,
  attached: [],
  taped: false,
  tape: null,
});

/** What the viewer is after, part by part. */
export function goals(): Goals {
  return {
    objectives: [
      {
        objective: "investigator",
        deck: "personal",
        kept: true,
        name: "Relentless Investigator",
        text: "Send the signal and explore the ship.",
        ways: [
          [
            { standing: "met", text: "The signal was sent.", brief: "signal sent", state: "done" },
            {
              standing: "open",
              text: "Every room is explored.",
              brief: "all explored 14/21",
              state: "14 of 21",
            },
          ],
          [
            {
              standing: "lost",
              text: "Nobody else survives.",
              brief: "sole survivor",
              state: "the Captain has left",
            },
          ],
        ],
      },
    ],
  };
}

export function news(): News[] {
  const event = (n: number, text: string, kind: string, more: object = {}): unknown => ({
    n,
    at: 0,
    news: "event",
    text,
    rule: "move.basic",
    fact: { kind, ...more },
  });
  return [
    event(1, "Turn 7 begins.", "turn-began", { turn: 7 }),
    event(2, "Fire breaks out in the Hibernatorium.", "fire-placed", { room: "011" }),
    event(3, "The Scout closes the door to Storage.", "door-closed", { seat: 2 }),
    event(4, "The Captain checks the coordinates.", "coordinates-checked", { seat: 1 }),
    event(5, "The Soldier shoots an adult: one hit, 2 injuries.", "injured", { seat: 4 }),
    event(6, "Noise in corridor 3, Canteen to Hibernatorium.", "noise-placed", {
      corridor: "8-11",
    }),
    {
      n: 7,
      at: 0,
      news: "whisper",
      from: 1,
      to: 2,
      words: "Course is not Earth. Can you reach the Cockpit?",
    },
  ] as unknown as News[];
}

export function table(stage: TableView["stage"] = "playing"): TableView {
  return {
    table: TABLE,
    stage,
    owner: GUEST,
    chairs: [1, 2, 3, 4].map((seat) => ({
      chair: seat,
      seat,
      guest: seat === 3 ? null : `000000000000000${seat - 1}`,
      name: seat === 3 ? null : (["Mira", "Ana", "", "Jon"][seat - 1] ?? ""),
      bot: seat === 3 ? "seasoned" : null,
      present: seat !== 4,
    })),
    people: [],
    spectators: 0,
    setup: { packs: ["base"], mode: "semi-coop", board: "basic", players: 4, options: {} },
    public: false,
    window_ms: 0,
    clock_secs: null,
    absence_secs: 60,
    watching: "live",
    commitment: null,
    undo: null,
    proposal: null,
    again: null,
  } as unknown as TableView;
}

export const boards = parseBoards();
