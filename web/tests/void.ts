/** The sample's table with void seeders on board: their kinds, tokens and cards, as the game's own data
 * says them, and a crew that is losing its mind. */

import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import type { Component } from "../src/library";
import type { IntruderView, PlayerView, RoomView, View } from "../src/wire";
import { components } from "./components";

const PACK = "../content/void-seeders";
const read = (file: string): string => readFileSync(`${PACK}/${file}`, "utf8");
const messages = new Map(
  new FluentResource(read("locales/en/void-seeders.ftl")).body.map((entry) => [entry.id, entry]),
);
const said = (key: string): { name: string; text: string | null } => {
  const { value, attributes } = messages.get(key) ?? {};
  const text = attributes?.text;
  return {
    name: typeof value === "string" ? value : key,
    text: typeof text === "string" ? text : null,
  };
};
const titled = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** The entries of a table of the pack: the lines of each. */
const rows = (file: string, table: string): string[] => read(file).split(`[[${table}]]`).slice(1);
const field = (row: string, name: string): string | undefined =>
  new RegExp(`^${name} = "?([^"\\n]*)`, "m").exec(row)?.[1];

const RANKS = ["larva", "creeper", "adult", "breeder", "queen"];
const kinds = rows("kinds.toml", "kind").map((row): Component => {
  const id = field(row, "id") ?? "";
  const rank = RANKS.indexOf(field(row, "rank") ?? "");
  const { name, text } = said(`intruder-${id}`);
  return {
    kind: "intruder",
    id,
    name: titled(name),
    text,
    print: { ...(rank < 0 ? {} : { rank }), still: field(row, "still") === "true" },
  };
});

const panic = rows("panic.toml", "panic").map((row): Component => {
  const id = field(row, "id") ?? "";
  const { name, text } = said(`panic-${id}`);
  return { kind: "panic", id, name, text, print: { value: Number(field(row, "value")) } };
});

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

const track = read("insanity.toml");
const levels = {
  kinds: [...(/levels = \[(.*)\]/.exec(track)?.[1] ?? "").matchAll(/"([^"]+)"/g)].map(
    ([, kind]) => kind ?? "",
  ),
  floor: Number(/floor = (\d)/.exec(track)?.[1]),
};

/** Everything that is on such a table, and nothing of another species. */
export const seeders: Component[] = [
  ...components
    .filter(({ kind, id }) => kind !== "intruder" && !(kind === "mark" && /slime|larva/.test(id)))
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
