// Written by hand until the types exported from the server are here.
export type Seat = number;
export type SeatSet = Seat[];
export type Rule = string;
export type RequestId = string;
export type GuestId = string;
export type TableId = string;
export type Level = "random" | "heuristic" | "search";
export type Mode = "semi-coop" | "solo" | "coop";
export type Watching = "off" | "live" | { late: number };
export type Stage = "gathering" | "playing" | "paused" | "over" | "given-up";
export type Detail = "facts" | "sentences" | "views";
export type Code = string;
export type Colour = "red" | "yellow" | "green" | "blue";
export type Back = Colour | "none";
export type Door = "open" | "closed" | "destroyed";
export type IntruderKind = "larva" | "creeper" | "adult" | "breeder" | "queen";
export type ObjectKind = "corpse" | "egg" | "carcass";
export type WindowName = "interrupt" | "ignore-surprise" | "ignore-attack" | "reroll-noise";
export type Standing = "ask" | "yes" | "no";
export type Ending = string;

export type Hello = {
  protocol: number;
  token?: string;
  invitation?: string;
  language: string;
  detail: Detail;
  seen: Record<number, number>;
};

export type Ask =
  | { type: "choose"; id: RequestId; seat: Seat; decision: number; choice: string }
  | { type: "undo"; id: RequestId; seat: Seat; steps: number }
  | { type: "vote"; id: RequestId; seat: Seat; agree: boolean }
  | { type: "stand"; id: RequestId; seat: Seat; window: WindowName; answer: Standing }
  | { type: "why-not"; id: RequestId; seat: Seat }
  | { type: "odds"; id: RequestId; seat: Seat; risk: unknown }
  | { type: "view"; id: RequestId; seat: Seat | null }
  | { type: "history"; id: RequestId; seat: Seat | null; before: number; most: number }
  | { type: "chat"; id: RequestId; text: string }
  | { type: "whisper"; id: RequestId; seat: Seat; to: Seat; text: string }
  | { type: "talk"; id: RequestId; seat: Seat; talk: unknown }
  | { type: "take"; id: RequestId; chair: number }
  | { type: "leave"; id: RequestId; chair: number }
  | { type: "bot"; id: RequestId; chair: number; level: Level }
  | { type: "back"; id: RequestId; chair: number }
  | { type: "start"; id: RequestId }
  | { type: "pause"; id: RequestId }
  | { type: "resume"; id: RequestId }
  | { type: "concede"; id: RequestId; seat: Seat }
  | { type: "give-up"; id: RequestId }
  | { type: "rematch"; id: RequestId }
  | { type: "remove"; id: RequestId; guest: GuestId }
  | { type: "ping"; id: RequestId };

export type Reason = { rule: Rule; text: string };
export type Source = { basic: string } | { card: string } | { item: string } | "room";
export type Wish = { act: [Source, number] } | { quest: string };
export type NotNow = { wish: Wish; label: string; reasons: Reason[] };

export type ChairView = {
  chair: number;
  seat: Seat | null;
  guest: GuestId | null;
  name: string | null;
  bot: Level | null;
  present: boolean;
};
export type UndoAsked = { seat: Seat; steps: number; agreed: SeatSet };
export type Options = {
  "intruder-player"?: boolean;
  "free-characters"?: boolean;
  odds?: boolean;
  undo?: "off" | "safe" | "agreed";
  "first-player"?: number | null;
};
export type Setup = {
  packs: string[];
  mode: Mode;
  board: string;
  players: number;
  characters?: string[];
  options?: Options;
};
export type Plan = "person" | { bot: Level };
export type Terms = {
  setup: Setup;
  chairs: Plan[];
  public?: boolean;
  window_ms?: number | null;
  clock_secs?: number | null;
  watching?: Watching;
  seed?: string | null;
};
export type TableView = {
  table: TableId;
  stage: Stage;
  owner: GuestId;
  chairs: ChairView[];
  people: [GuestId, string][];
  spectators: number;
  setup: Setup;
  public: boolean;
  window_ms: number;
  clock_secs: number | null;
  watching: Watching;
  commitment: string | null;
  undo: UndoAsked | null;
  again: TableId | null;
};
export type Card = {
  table: TableId;
  stage: Stage;
  mode: Mode;
  chairs: (string | null)[];
  free: number;
};

export type Fact = { kind: string; [field: string]: unknown };
export type What =
  | { news: "event"; fact: Fact; rule: Rule }
  | { news: "undone"; seat: Seat; agreed: boolean }
  | { news: "chat"; guest: GuestId; name: string; words: string }
  | { news: "whisper"; from: Seat; to: Seat; words: string }
  | { news: "talk"; seat: Seat; talk: unknown };
export type News = { n: number; at: number; text?: string } & What;

export type Offer = {
  code: string;
  choice: unknown;
  label?: string;
  help?: string;
  cost?: number;
  rule?: Rule;
};
export type Prompt = { question: Record<string, unknown> | string } | { window: unknown };
export type Asking = {
  decision: number;
  prompt: Prompt;
  text?: string;
  options: Offer[];
  answered?: string;
};
export type Waiting = { window: unknown; seats: SeatSet };

export type Tell =
  | {
      type: "welcome";
      protocol: number;
      guest: GuestId | null;
      detail: Detail;
      language: string;
      table: TableView;
    }
  | { type: "table"; table: TableView }
  | {
      type: "sync";
      seat: Seat | null;
      n: number;
      view: View;
      news: News[];
      more: boolean;
      asked: Asking | null;
      waiting: Waiting;
      undo: number;
    }
  | {
      type: "update";
      seat: Seat | null;
      news: News[];
      asked: Asking | null;
      waiting: Waiting;
      undo: number;
      view?: View;
    }
  | { type: "done"; id: RequestId }
  | { type: "refused"; id: RequestId | null; code: Code; text: string; reasons?: Reason[] }
  | { type: "why-not"; id: RequestId; seat: Seat; wishes: NotNow[] }
  | { type: "odds"; id: RequestId; odds: unknown }
  | { type: "history"; id: RequestId; seat: Seat | null; news: News[] }
  | { type: "pong"; id: RequestId }
  | { type: "bye"; code: Code; text: string; reconnect: boolean };

export type RoomView = {
  tile: string | null;
  explored: boolean;
  unrevealed: boolean;
  token: string | null;
  items: number;
  fire: boolean;
  malfunction: boolean;
  corpses: string[];
  carcasses: number;
  eggs: number;
  characters: SeatSet;
  intruders: string[];
};
export type CorridorView = { door: Door; noise: boolean };
export type IntruderView = { kind: IntruderKind; room: string; injuries: number; since: number };
export type PodView = {
  section: "a" | "b" | null;
  state: "docked" | "launched" | "unused";
  locked: boolean;
  aboard: SeatSet;
};
export type Sighting = { turn: number; swaps: number };
export type EngineView = { working: boolean | null; seen: Sighting | null };
export type HeldView = {
  thing: string;
  ammo: number;
  capacity: number;
  attached: string[];
  taped: boolean;
  tape: [string, number] | null;
};
export type Place =
  | { room: string }
  | { pod: string }
  | "hibernating"
  | { evacuated: string }
  | { dead: string }
  | "nowhere";
export type Objectives = {
  corporate: string | null;
  personal: string | null;
  kept: "corporate" | "personal" | null;
  chosen: boolean;
};
export type Known = { card: string; turn: number };
export type PlayerView = {
  seat: Seat;
  person: number;
  character: string | null;
  place: Place;
  passed: boolean;
  hand_size: number;
  hand: string[] | null;
  deck_size: number;
  discard: string[];
  inventory: string[] | null;
  inventory_colours: Back[];
  hands: HeldView[];
  light: number;
  serious: { wound: string | null; dressed: boolean }[];
  slimed: boolean;
  larva: boolean;
  signal: boolean;
  quests: string[];
  objectives: Objectives;
  seen: unknown;
};
export type TokenCounts = Record<IntruderKind | "blank", number>;
export type DeckView = { left: number; discard: unknown[] };
export type Memory = {
  tiles: Record<string, Known>;
  tokens: Record<string, Known>;
  objectives: Record<string, Known[]>;
  event_on_top: string | null;
  event_at_bottom: string | null;
  deck_top: Record<string, string>[];
  drawn: string[];
  contamination: { discard: string[]; deck: string[]; gone: string[] };
};
export type SwarmView = {
  seat: Seat | null;
  begun: boolean;
  hand_size: number;
  hand: string[] | null;
  deck_size: number;
  discard: string[];
};
export type OverView = {
  ending: Ending | null;
  exploded: boolean;
  survivors: SeatSet;
  winners: SeatSet;
};
export type View = {
  viewer: { seat: Seat } | "spectator" | "open";
  mode: Mode;
  seats: number;
  turn: number;
  time: number;
  self_destruct: number | null;
  first: Seat;
  active: Seat | null;
  actions: number;
  unlimited: boolean;
  destination: string;
  over: OverView | null;
  ending: Ending | null;
  airlock: string | null;
  rooms: Record<string, RoomView>;
  corridors: Record<string, CorridorView>;
  ducts: Record<string, boolean>;
  intruders: Record<string, IntruderView>;
  bag: TokenCounts;
  token_supply: TokenCounts;
  nest: { eggs: number; destroyed: boolean };
  egg_supply: number;
  queen_killed: boolean;
  weaknesses: Record<ObjectKind, { revealed: boolean; card: string | null }>;
  pods: Record<string, PodView>;
  engines: Record<string, EngineView>;
  coordinates: { card: string | null; seen: number | null };
  decks: {
    events: DeckView;
    attacks: DeckView;
    wounds: DeckView;
    items: Record<"red" | "yellow" | "green", DeckView>;
    contamination: DeckView;
    crafted: string[];
  };
  players: Record<string, PlayerView>;
  swarm: SwarmView | null;
  memory: Memory;
  waiting: Waiting;
  asked: number;
  seed: string | null;
};
