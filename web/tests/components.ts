/** The names of everything on the sample's table; those of rooms come from the game's own data. */

import { readFileSync } from "node:fs";
import type { Component } from "../src/library";

const NAMED: [Component["kind"], string, string, string | null, Component["print"]][] = [
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

/** All rooms, as they are printed and named. */
function rooms(): Component[] {
  const words = readFileSync("../locales/en/rooms.ftl", "utf8");
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

export const components: Component[] = [
  ...rooms(),
  ...NAMED.map(([kind, id, name, text, print]) => ({ kind, id, name, text, effect: text, print })),
];
