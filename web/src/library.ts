/** What anybody may look up over HTTP: the board, its components, rules and table options. */

import type { Colour, Fact, Mode, Seat, TableView, View } from "./wire";

/** A room's colour says what is found in it. */
export type RoomColour = "red" | "yellow" | "green" | "white" | "none";

export type Slot = "one" | "two" | { printed: string } | { fixed: string };

export type BoardRoom = {
  id: string;
  slot: Slot;
  entrances: { network: number; numbers: number[] }[];
  /** Percent of the drawing. */
  at: [number, number];
  counter: string | null;
};

export type Corridor = { id: string; ends: [number, number]; numbers: number[] };

export type Board = {
  id: string;
  rooms: BoardRoom[];
  corridors: Corridor[];
  networks: { id: string; at: [number, number] }[];
  pods: [[number, number], [number, number]][];
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
  | "objective"
  | "character"
  | "exploration"
  | "coordinates"
  | "intruder-card"
  | "token";

/** When an action may be used. */
export type Mark = "in" | "out" | "any";

export type Component = {
  kind: ComponentKind;
  id: string;
  name: string;
  /** What it does, in words. */
  text: string | null;
  /** What it does in its own words, without what its signs say. */
  effect?: string | null;
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
  };
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

export type TableOption = {
  name: string;
  title: string;
  help: string;
  values: { value: string; text: string; bonds: Bond[] }[];
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

/** The guided first game: how it is set up, and what each of its steps advises to choose. */
export type Guide = { terms: Terms; steps: { decision: number; choice: string }[][] };

/** What is played at a table. */
export function setupOf(table: TableView): Setup {
  return table.setup as Setup;
}
