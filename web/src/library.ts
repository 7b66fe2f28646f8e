/** What anybody may look up over HTTP: the board, its components, rules and table options. */

import type { Colour, CrewMark, Fact, Mode, Seat, Space, TableView, View } from "./wire";

/** A room's colour says what is found in it. */
export type RoomColour = "red" | "yellow" | "green" | "white" | "none";

export type Slot = "one" | "two" | { printed: string } | { fixed: string };

export type BoardRoom = {
  id: string;
  slot: Slot;
  /** The zone it lies in, on a board that has some. */
  zone?: string;
  entrances: { network: number; numbers: number[] }[];
  /** Percent of the drawing. */
  at: [number, number];
  counter: string | null;
};

export type Corridor = { id: string; ends: [number, number]; numbers: number[] };

export type Board = {
  id: string;
  /** Width and height of the drawing; a room takes 112 by 78 of it. */
  size: [number, number];
  /** Parts of the board that are told apart. */
  zones: {
    id: string;
    /** Where its power token lies, if it has power of its own. */ power?: [number, number];
  }[];
  rooms: BoardRoom[];
  corridors: Corridor[];
  networks: { id: string; at: [number, number] }[];
  pods: [[number, number], [number, number]][];
  /** What is on it if it is no ship; its places are percent of the drawing as they stand. */
  grounds?: Grounds;
  /** A board of its own beside the bow; the rooms from `first` on lie on it. */
  annex?: Annex;
};

/** A small place beside a room, which is told by its index. */
export type Beside = { room: number; at: [number, number] };

/** What a board of a facility has besides rooms and corridors, and where that is drawn, in percent. */
export type Grounds = {
  /** Where the elevator stops. */
  elevator: Beside[];
  /** Rooms that lead outside, each with a place for the rover. */
  exits: Beside[];
  bunker: [number, number];
  /** The rover at the bunker. */
  rover: [number, number];
  gate: [number, number];
  /** The computer deck. */
  computer: [number, number];
  /** The pool of contingency tokens. */
  contingency: [number, number];
  /** The pods of the cargo sending systems. */
  pods: [number, number][];
};

export type Annex = {
  id: string;
  size: [number, number];
  first: number;
  /** The spaces of its track, in percent. */
  track: [number, number][];
};

export type ComponentKind =
  | "possibility"
  | "room"
  | "item"
  | "action-card"
  | "basic-action"
  | "event"
  | "attack"
  | "wound"
  | "weakness"
  | "slot"
  | "objective"
  | "character"
  | "exploration"
  | "discovery"
  | "coordinates"
  | "intruder-card"
  | "intruder"
  | "token"
  | "panic"
  | "alert"
  | "mutation"
  | "trait"
  | "track"
  | "space"
  | "mark"
  | "object"
  | "deck"
  | "part"
  | "zone"
  | "computer"
  | "css"
  | "contingency"
  | "lesson";

/** When an action may be used. */
export type Mark = "in" | "out" | "any";

/** A track as it is printed. */
export type PrintedTrack = {
  /** In the order the marker takes; none where something is only counted. */
  spaces: { space: Space; mark: string | null }[];
  /** The most that can be counted before something breaks. */
  most: number | null;
  /** It moves only in an emergency. */
  alarm: boolean;
  /** A hidden card says what its spaces mean. */
  secret: boolean;
};

/** When a lesson is given: all that is named must hold. */
export type Moment = {
  question?: string;
  fact?: string;
  own?: boolean;
  before?: string;
  mark?: CrewMark;
  card?: string;
  wound?: string;
  of_trait?: boolean;
  active?: boolean;
  undecided?: boolean;
  combat?: boolean;
  still?: boolean;
  hand?: number;
  turn?: number;
  /** The step of a guided game that explains the same. */
  told?: { guide: string; step: number };
};

/** What an intruder token shows, and its surprise number. */
export type PrintedToken = {
  shows: "blank" | "species" | { kind: string } | { blue: string } | { insanity: string[] };
  number?: number;
  /** Its number for whoever is in darkness, if it bears two. */
  dark?: number;
};

/** The levels of a mark: what comes at each, and the one below which nobody sinks again. */
export type PrintedLevels = { kinds: string[]; floor: number };

export type Component = {
  kind: ComponentKind;
  id: string;
  name: string;
  /** What it does, in words. */
  text: string | null;
  /** What it does in its own words, without what its signs say. */
  effect?: string | null;
  /** The rule behind it. */
  rule?: string;
  /** What each of its stages asks for, if it has some. */
  stages?: string[];
  /** Its name where there is little room. */
  short?: string;
  /** What is said while it is not there. */
  none?: string;
  /** What is printed on it besides: everything a drawing needs. */
  print: {
    colour?: RoomColour | Colour | string;
    computer?: boolean;
    cost?: number;
    mark?: Mark;
    reaction?: boolean;
    heavy?: boolean;
    symbol?: string;
    engine?: number;
    planets?: string[];
    /** How strong a kind of intruder is among its species, from 0. */
    rank?: number;
    /** Its letter where there is room for no more. */
    letter?: string;
    /** A kind of intruder never moves. */
    still?: boolean;
    /** There is never more than one of a kind. */
    only?: boolean;
    /** The kind of intruder that waits on a slot until the first of it comes. */
    waits?: string;
    token?: PrintedToken;
    /** The level from which a panic card takes effect. */
    value?: number;
    levels?: PrintedLevels;
    /** The marker of a mark that kills. */
    fatal?: number;
    track?: PrintedTrack;
    when?: Moment;
  };
};

/** A component as it lies in its box. */
export type Exhibit = Component & {
  /** How many of it there are. */
  copies: number;
  /** The characters it belongs to, if not to all. */
  owners?: string[];
  /** The rules that speak of it. */
  rules: string[];
};

export type FoundRule = {
  id: string;
  text: string;
  chapter: string;
  /** The key of its section, and its title. */
  section: string;
  title: string;
  rulings?: { question: string; ruling: string; why: string | null }[];
};

/** A chapter of the rulebook. */
export type Chapter = { chapter: string; sections: { section: string; title: string }[] };

/** Something a table agrees on before a game. */
export type TableOption = {
  name: string;
  kind: "mode" | "setting" | "board" | "species" | "mission" | "pack" | "option";
  /** It changes what is played, and not only how people sit down to it. */
  of_game: boolean;
  title: string;
  help: string;
  /** The first is the usual one. */
  values: OptionValue[];
};

export type OptionValue = {
  value: string;
  name: string;
  text: string;
  /** The fewest and the most players, of a mode. */
  players?: [number, number];
  bonds: Bond[];
  /** The packs that come with it. */
  packs: string[];
};

/** What a value demands of another option: one of these values, or none of them. */
export type Bond = { option: string; values: string[]; excluded: boolean; rules: string[] };

export type Known = { guest: string; name: string; token?: string };
export type Opened = { table: string; invitation: string; link: string };

/** Everything a table is drawn with. */
export type Library = { board: Board; components: Component[] };

/** A moment of a finished game. */
export type Scene = {
  moments: number;
  at: number;
  /** After how many choices each turn began. */
  turns: number[];
  seat: Seat | null;
  choice: string | null;
  told: { text: string; rule: string; fact: Fact }[];
  view: View;
};

/** How well the computer plays. */
export type Level = "calm" | "seasoned" | "ruthless";

/** What game is to be played; what is not said is as usual. */
export type Setup = {
  packs: string[];
  setting?: string;
  species?: string;
  mission?: string;
  mode: Mode;
  board: string;
  players: number;
  characters?: string[];
  options?: Record<string, boolean | string | number | null>;
  /** What another game has left behind; whoever sends it back need not read it. */
  after?: unknown;
};

/** What a table is opened with. */
export type Terms = {
  setup: Setup;
  chairs: ("person" | { bot: Level })[];
  public?: boolean;
  clock_secs?: number;
  pace_ms?: number;
  seed?: string;
  guided?: boolean;
};

/** A guided game: how it is set up, and what each of its steps advises to choose. */
export type Guide = { id: string; terms: Terms; steps: { decision: number; choice: string }[][] };

/** What is played at a table. */
export function setupOf(table: TableView): Setup {
  return table.setup as Setup;
}
