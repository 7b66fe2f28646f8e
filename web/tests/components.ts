/** The names of everything on the sample's table; those of rooms come from the game's own data. */

import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import type { Component, PrintedTrack } from "../src/library";

const NAMED: [Component["kind"], string, string, string | null, Component["print"]][] = [
  ["character", "captain", "Captain", null, { colour: "blue" }],
  ["character", "scout", "Scout", null, { colour: "violet" }],
  ["character", "mechanic", "Mechanic", null, { colour: "orange" }],
  ["character", "soldier", "Soldier", null, { colour: "red" }],
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
  ["token", "adult-3a", "adult (3)", null, { token: { shows: { kind: "adult" }, number: 3 } }],
  ["token", "adult-4a", "adult (4)", null, { token: { shows: { kind: "adult" }, number: 4 } }],
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

/** All rooms, as they are printed and named. */
export function rooms(language = "en"): Component[] {
  const words = readFileSync(`../locales/${language}/rooms.ftl`, "utf8");
  return readFileSync("../content/base/rooms.toml", "utf8")
    .split("[[room]]")
    .slice(1)
    .map((part): Component => {
      const said = (name: string): string =>
        new RegExp(`^${name} = "(.*)"`, "m").exec(part)?.[1] ?? "";
      const id = said("id");
      const [, name, text] =
        new RegExp(`^room-${id} = (.*)\\n +\\.text = (.*)$`, "m").exec(words) ?? [];
      const engine = /^engine-(\d)$/.exec(id)?.[1];
      return {
        kind: "room",
        id,
        name: name ?? id,
        text: text ?? null,
        print: {
          colour: said("colour"),
          computer: /^computer = true$/m.test(part),
          ...(engine === undefined ? {} : { engine: Number(engine) }),
        },
      };
    });
}

/** Kinds of intruders, weakest first. */
function kinds(): Component[] {
  const words = readFileSync("../locales/en/intruders.ftl", "utf8");
  return ids("../content/base/kinds.toml").map((id, rank): Component => {
    const [, name, text] =
      new RegExp(`^intruder-${id} = (.*)\\n +\\.text = (.*)$`, "m").exec(words) ?? [];
    const title = `${name?.charAt(0).toUpperCase() ?? ""}${name?.slice(1) ?? ""}`;
    return { kind: "intruder", id, name: title, text: text ?? null, print: { rank } };
  });
}

const RANGE = (from: number): number[] => Array.from({ length: from + 1 }, (_, at) => from - at);
const printed = (at: number, line: number, colour: string, end: string): string | null =>
  at === 0 ? end : at <= line ? colour : null;
const nothing = { spaces: [], most: null, alarm: false, secret: false };

const TRACKS: Record<string, PrintedTrack> = {
  time: {
    ...nothing,
    spaces: RANGE(15).map((space) => ({ space, mark: printed(space, 8, "blue", "jump") })),
  },
  "self-destruct": {
    ...nothing,
    spaces: RANGE(6).map((space) => ({ space, mark: printed(space, 3, "yellow", "explosion") })),
    alarm: true,
  },
  course: {
    ...nothing,
    spaces: ["A", "B", "C", "D"].map((space) => ({ space, mark: null })),
    secret: true,
  },
  fires: { ...nothing, most: 8 },
  malfunctions: { ...nothing, most: 8 },
  eggs: nothing,
};

/** Tracks, marks and everything else that no pack prints. */
function signs(): Component[] {
  const words = new FluentResource(readFileSync("../locales/en/signs.ftl", "utf8"));
  return words.body.flatMap(({ id: key, value, attributes }): Component[] => {
    const [, kind, id] = /^sign-([a-z]+)-(.*)$/.exec(key) ?? [];
    if (kind === undefined || id === undefined || typeof value !== "string") return [];
    const said = (name: string): string | undefined => {
      const found = attributes[name];
      return typeof found === "string" ? found : undefined;
    };
    const [short, none, track] = [said("short"), said("none"), TRACKS[id]];
    return [
      {
        kind: kind as Component["kind"],
        id,
        name: value,
        text: said("text") ?? null,
        ...(short === undefined ? {} : { short }),
        ...(none === undefined ? {} : { none }),
        print: kind === "track" && track !== undefined ? { track } : {},
      },
    ];
  });
}

function ids(path: string): string[] {
  return [...readFileSync(path, "utf8").matchAll(/^id = "(.*)"/gm)].map(([, id]) => id ?? "");
}

/** What stands only on tables where characters go insane. */
const INSANE = ["insanity", "insanity-token", "unnamed", "lairs", "panic"];
const explained = signs().filter(({ kind }) => kind !== "lesson");
export const insane: Component[] = explained.filter(({ id }) => INSANE.includes(id));
/** And only where they mutate. */
const MUTANT = ["mutation", "mutations", "blue"];
export const mutant: Component[] = explained
  .filter(({ id }) => MUTANT.includes(id))
  .map((one) => (one.kind === "mark" ? { ...one, print: { ...one.print, fatal: 4 } } : one));

/** And only where there are traits, turrets or an hourglass. */
const AFTER = ["trait", "companion", "drone", "turret"];
const isAfter = ({ id }: Component): boolean => AFTER.includes(id) || id.startsWith("glass-");
export const after: Component[] = explained.filter(isAfter);

export const components: Component[] = [
  ...rooms(),
  ...kinds(),
  ...explained.filter(
    ({ id }) => ![...INSANE, ...MUTANT, ...after.map((one) => one.id)].includes(id),
  ),
  ...NAMED.map(([kind, id, name, text, print]) => ({ kind, id, name, text, effect: text, print })),
];
