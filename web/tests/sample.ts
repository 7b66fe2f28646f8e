/** A situation in the middle of a game, for tests that need no server. */

import { parseBoards } from "../src/tests/boards";
import type { Board, Component } from "../src/library";
import type { Asking, HeldView, News, PlayerView, RoomView, TableView, View } from "../src/wire";

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

const ROOMS: Record<string, RoomView> = {
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
  "020": room("engine-2", { characters: [] }),
  "021": room("engine-1", { intruders: ["breeder-1"] }),
};

const player = (
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
    slimed: false,
    larva: false,
    signal: false,
    quests: [],
    objectives: { corporate: null, personal: null, kept: null, chosen: true },
    seen: {},
    ...more,
  }) as unknown as PlayerView;

/** The same situation with everybody in one burning room, an adult among them. */
export function crowded(shown: View): View {
  const room = shown.rooms["008"];
  if (!room) throw new Error("no such room");
  const everybody = { ...room, characters: [1, 2, 3, 4], intruders: ["adult-1"], fire: true };
  return { ...shown, rooms: { ...shown.rooms, "008": everybody } };
}

export function view(board: Board): View {
  const rooms = Object.fromEntries(
    board.rooms.map(({ id, slot }) => [
      id,
      typeof slot === "object"
        ? {
            ...room(Object.values(slot)[0] ?? null),
            ...ROOMS[id],
            tile: Object.values(slot)[0] ?? null,
          }
        : (ROOMS[id] ?? room(null)),
    ]),
  );
  const counts = { blank: 1, larva: 4, creeper: 1, adult: 3, breeder: 1, queen: 1 };
  const deck = { left: 12, discard: [] };
  return {
    viewer: { seat: 2 },
    mode: "semi-coop",
    seats: 4,
    turn: 7,
    time: 9,
    self_destruct: 4,
    first: 1,
    active: 2,
    actions: 0,
    unlimited: false,
    refused: [],
    idle_trades: 0,
    destination: "B",
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
      "creeper-1": { kind: "creeper", room: "006", injuries: 0, since: 1 },
      "adult-1": { kind: "adult", room: "013", injuries: 2, since: 2 },
      "adult-2": { kind: "adult", room: "014", injuries: 0, since: 3 },
      "queen-1": { kind: "queen", room: "014", injuries: 4, since: 4 },
      "larva-1": { kind: "larva", room: "014", injuries: 0, since: 5 },
      "breeder-1": { kind: "breeder", room: "021", injuries: 1, since: 6 },
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
      "1": player(1, "captain", "001", {
        light: 2,
        signal: true,
        hands: [held("six-shooter", 4, 6)],
      }),
      "2": player(2, "scout", "008", {
        hand_size: 5,
        hand: ["search", "reconnaissance", "interruption", "basic-repairs", "contamination"],
        light: 1,
        serious: [{ wound: "leg", dressed: false }],
        slimed: true,
        inventory: ["energy-charge", "bandages"],
        hands: [held("rifle", 2, 4), held("fire-extinguisher", 0, 0)],
        quests: ["motion-scanner", "security-key"],
        objectives: { corporate: null, personal: "investigator", kept: "personal", chosen: true },
      }),
      "3": player(3, "mechanic", "010", {
        serious: [{ wound: "arm", dressed: false }],
        hands: [held("shotgun", 2, 2)],
      }),
      "4": player(4, "soldier", "013", {
        light: 1,
        larva: true,
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

const offer = (code: string, label: string, more: object = {}): unknown => ({
  code,
  choice: "done",
  label,
  ...more,
});

/** What is asked: an action, or where to go. */
export function asking(what: "action" | "target"): Asking {
  const options =
    what === "target"
      ? [
          offer("room:004", "Room 004"),
          offer("room:007", "Shower Room"),
          offer("room:011", "Hibernatorium"),
        ]
      : [
          offer("move", "Move", {
            cost: 1,
            help: "To a neighbouring room, with a noise roll.",
            rule: "move.basic",
          }),
          offer("careful-move", "Careful move", {
            cost: 2,
            help: "You choose where the noise goes.",
          }),
          offer("room-action", "Use the Canteen", { cost: 2, help: "Heal light wounds and scan." }),
          offer("play:search", "Search", { cost: 0, help: "Draw 2 items, keep 1." }),
          offer("play:basic-repairs", "Basic Repairs", { cost: 1 }),
          offer("pass", "Pass"),
        ];
  return {
    decision: what === "target" ? 13 : 12,
    prompt: { question: what === "target" ? { target: {} } : { action: { seat: 2 } } },
    text: what === "target" ? "Choose where to go" : "Choose an action",
    options,
  } as unknown as Asking;
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
    watching: "live",
    commitment: null,
    undo: null,
    again: null,
  } as unknown as TableView;
}

export const boards = parseBoards();

const NAMED: [Component["kind"], string, string, string | null, Component["print"]][] = [
  ["room", "cockpit", "Cockpit", "Check or set the course.", { colour: "none" }],
  ["room", "emergency-room", "Emergency Room", "Dress a serious wound.", { colour: "green" }],
  [
    "room",
    "command-center",
    "Command Center",
    "Close or open doors.",
    { colour: "red", computer: true },
  ],
  ["room", "shower-room", "Shower Room", "Remove slime.", { colour: "white" }],
  ["room", "canteen", "Canteen", "Heal light wounds and scan.", { colour: "green" }],
  ["room", "storage", "Storage", "Search more.", { colour: "red" }],
  [
    "room",
    "generator",
    "Generator",
    "Start the self-destruct sequence.",
    { colour: "yellow", computer: true },
  ],
  ["room", "hibernatorium", "Hibernatorium", "Sleep through the jump.", { colour: "none" }],
  [
    "room",
    "evacuation-section-a",
    "Evacuation Section A",
    "Enter a pod.",
    { colour: "white", computer: true },
  ],
  [
    "room",
    "engine-control-room",
    "Engine Control Room",
    "Look at engines.",
    { colour: "yellow", computer: true },
  ],
  ["room", "laboratory", "Laboratory", "Find a weakness.", { colour: "green", computer: true }],
  ["room", "engine-1", "Engine 1", null, { colour: "none", engine: 1 }],
  ["room", "engine-2", "Engine 2", null, { colour: "none", engine: 2 }],
  ["room", "engine-3", "Engine 3", null, { colour: "none", engine: 3 }],
  ["character", "captain", "Captain", null, {}],
  ["character", "scout", "Scout", null, {}],
  ["character", "mechanic", "Mechanic", null, {}],
  ["character", "soldier", "Soldier", null, {}],
  ["item", "six-shooter", "Six-Shooter", null, { heavy: true }],
  ["item", "rifle", "Rifle", "A rifle for four rounds.", { heavy: true }],
  ["item", "shotgun", "Sawed-Off Shotgun", null, { heavy: true }],
  ["item", "fire-extinguisher", "Fire Extinguisher", null, { heavy: true, colour: "yellow" }],
  ["item", "energy-charge", "Energy Charge", null, { colour: "yellow" }],
  ["item", "bandages", "Bandages", null, { colour: "green" }],
  ["item", "motion-scanner", "Motion Scanner", null, {}],
  ["item", "security-key", "Security Key", null, {}],
  [
    "action-card",
    "search",
    "Search",
    "Draw 2 items of this room’s colour, keep 1. The counter drops by 1.",
    { cost: 0, mark: "out" },
  ],
  [
    "action-card",
    "reconnaissance",
    "Reconnaissance",
    "Move to a neighbouring room without a noise roll.",
    { cost: 1, mark: "out" },
  ],
  [
    "action-card",
    "interruption",
    "Interruption",
    "Cancel an action another player takes in your room.",
    { reaction: true },
  ],
  [
    "action-card",
    "basic-repairs",
    "Basic Repairs",
    "Remove the malfunction here, or repair or break the engine here.",
    { cost: 2, mark: "out" },
  ],
  ["wound", "leg", "Leg: escape costs 2", "Escaping costs two cards.", {}],
  ["wound", "arm", "Arm", "One hand only.", {}],
  [
    "objective",
    "investigator",
    "Relentless Investigator",
    "Send the signal and explore the ship.",
    {},
  ],
];

export const components: Component[] = NAMED.map(([kind, id, name, text, print]) => ({
  kind,
  id,
  name,
  text,
  print,
}));
