/** What belongs to what of Lockdown: its night stalkers, people, rooms, cards and marks. */

import "../styles/lockdown.css";
import type { Album } from "./albums.svelte";
import type { Drawn } from "./drawn";
import type { Rows } from "./emblems";
import type { Fetch, Sheet } from "./sheets";
import { sign } from "./signs";

const on = (sprite: string, rest: Partial<Drawn> = {}): Drawn => ({
  sprite,
  sheet: "lockdown",
  ...rest,
});
const glyph = (character: string): Drawn => on(`g-${character}`, { sheet: "lockdown-crew" });

/** Night stalkers are called as the intruders of the ship are. */
const KINDS = ["larva", "creeper", "adult", "breeder", "queen"];

const ROOMS = [
  "archive",
  "cave-entrance",
  "cooling-system",
  "decon-room",
  "cargo-sending-system-a",
  "cargo-sending-system-b",
  "cargo-sending-system-c",
  "power-generator",
  "transmitter-control",
  "css-control-room",
  "defense-control-room",
  "guard-room",
  "contaminated-room",
  "testing-lab",
  "vent-control-room",
  "alert-room",
  "backup-power-supply",
  "repository",
  "isolation-room",
  "elevator-s01",
  "elevator-s02",
  "elevator-s03",
];
/** Where there is never any light. */
const UNLIT = [
  "staircase-1",
  "staircase-2",
  "staircase-3",
  "staircase-4",
  "hub",
  "crossroads-1",
  "crossroads-2",
  "crossroads-3",
];

/** Cards that show what is named after them. */
const named = (names: string): Rows =>
  Object.fromEntries(names.split(" ").map((name) => [name, [name]]));

const ACTIONS: Rows = {
  ...named(
    "stun quarantine facility-tour defense-plan weird-metabolism sensitive-hearing " +
      "feel-of-the-dark inconspicuous neuralink it-works-for-me master-plan rushed-analysis " +
      "workspace-plan pheromones field-experience emergency-key clean-up maintenance-plan " +
      "jury-rigging it-should-work obstinate vents distraction launch-window",
  ),
  recharge: ["recharge", "power"],
  bypass: ["bypass", "power"],
  vivisection: ["vivisection", "alien"],
  "desperate-attack": ["desperate-attack", "danger"],
  "rover-driver": ["rover-driver", "mars"],
};

const THINGS: Rows = {
  ...named(
    "weapon-battery glowstick security-pass toolbelt fire-blanket rover-remote " +
      "antiseptic scalpel neutralizer smg smart-gun nailgun " +
      "probe-arm cheat-codes pressure-washer wail battle-suit enviro-suit",
  ),
  "weapon-battery-red": ["weapon-battery"],
  "weapon-battery-yellow": ["weapon-battery"],
  "thermite-charge": ["thermite", "fire"],
  "medical-stapler": ["stapler"],
  "analyze-toolset": ["analyze"],
  "research-documents": ["research"],
  overmind: ["overmind", "alien"],
  "portable-analyzer": ["portable"],
};
/** Things that look as those of the ship do. */
const WEAPONS: Rows = {
  "riot-shotgun": ["shotgun"],
  "marksman-rifle": ["rifle"],
  "crafted-pistol": ["pistol"],
  "found-assault-rifle": ["assault"],
  "service-revolver": ["six-shooter"],
  "pulse-shotgun": ["shotgun"],
};
const ITEMS: Rows = {
  "flashlight-red": ["flashlight"],
  reagent: ["chemicals"],
  "cave-plans": ["blueprint"],
  "facility-plans": ["blueprint"],
  "breaker-key": ["key"],
  "rover-key": ["key", "mars"],
  "caffeine-pills": ["pills"],
  clothes: ["clothes"],
  "motion-tracker": ["scanner"],
  "cutting-torch": ["torch", "fire"],
};

const EVENTS: Rows = {
  "blood-trace": ["blood-trail", "danger"],
  "scent-of-blood": ["blood-trail", "danger"],
  "blue-screen": ["blue-screen", "power"],
  "leaving-the-shell": ["shell", "alien"],
  panic: ["panic", "danger"],
  "power-surge": ["outage", "outage"],
  blackout: ["outage", "outage"],
  kickstopper: ["outage", "outage"],
  "sanitary-network-failure": ["drain", "malfunction"],
};
const FATES: Rows = {
  "fire-in-the-hole": ["blaze", "fire"],
  "thats-hot": ["blaze", "fire"],
  "noise-in-corridors": ["noise", "noise"],
  "noise-in-corridors-intruders": ["noise", "noise"],
  "egg-protection-intruders": ["brood", "alien"],
  "hatching-intruders": ["brood", "alien"],
  "nest-intruders": ["brood", "alien"],
  "lurking-intruders": ["lurking", "alien"],
};
const ATTACKS: Rows = {
  "blood-chase": ["hunted", "alien"],
  "blood-rage": ["rage", "alien"],
  "perched-in-the-dark": ["perched", "alien"],
  "piercing-the-heart": ["pierced", "alien"],
};
const STRIKES: Rows = {
  cut: ["claw", "alien"],
  evolve: ["coiled", "alien"],
  "infecting-the-host": ["slimed", "alien"],
};
const COMPUTERS: Rows = {
  a: ["terminal", "power"],
  b: ["terminal", "power"],
  c: ["terminal", "power"],
  d: ["terminal", "power"],
  e: ["terminal", "power"],
  lockdown: ["lock-down", "danger"],
};
const WOUNDS: Rows = {
  eyes: ["blinded", "danger"],
  guts: ["guts", "danger"],
};

/** What fates are drawn upon. */
const FATE_GROUNDS: Sheet[] = ["cards", "items", "fates", "lockdown", "lockdown-actions"];
const ACTIONS_SHEET: Fetch = () => import("./sheets/lockdown-actions.svg?raw");
const FATES_SHEET: Fetch = () => import("./sheets/lockdown-fates.svg?raw");

export const album: Album = {
  sheets: {
    lockdown: () => import("./sheets/lockdown.svg?raw"),
    "lockdown-crew": () => import("./sheets/lockdown-crew.svg?raw"),
    "lockdown-rooms": () => import("./sheets/lockdown-rooms.svg?raw"),
    "lockdown-actions": ACTIONS_SHEET,
    "lockdown-items": () => import("./sheets/lockdown-items.svg?raw"),
    "lockdown-fates": FATES_SHEET,
  },
  grounds: {
    "lockdown-crew": ["crew"],
    "lockdown-rooms": ["rooms"],
    "lockdown-actions": ["cards"],
    "lockdown-items": ["arms", "items"],
    "lockdown-fates": FATE_GROUNDS,
  },
  drawn: {
    character: {
      hacker: glyph("hacker"),
      janitor: glyph("janitor"),
      "lab-rat": glyph("lab-rat"),
      sentry: glyph("sentry"),
      survivor: glyph("survivor"),
      xenobiologist: glyph("xenobiologist"),
    },
    track: { procedure: on("warning", { tone: "noise" }) },
  },
  signs: {
    css: {
      a: sign("capsule", "plain", "lockdown"),
      b: sign("capsule", "plain", "lockdown"),
      c: sign("capsule", "plain", "lockdown"),
      all: sign("capsule", "caution", "lockdown"),
      none: sign("capsule-gone", "plain", "lockdown"),
    },
    contingency: {
      "blue-code": sign("code-blue", "power", "lockdown"),
      "yellow-code": sign("code-yellow", "caution", "lockdown"),
      "gray-code": sign("code-gray", "plain", "lockdown"),
      "red-code": sign("code-red", "outage", "lockdown"),
      "green-code": sign("code-green", "plain", "lockdown"),
    },
    "basic-action": {
      computer: sign("screen", "plain", "lockdown"),
      escape: sign("out"),
    },
  },
  people: [
    {
      sheet: "lockdown-crew",
      badge: "shield",
      people: {
        hacker: "teal",
        janitor: "tan",
        "lab-rat": "mauve",
        sentry: "steel",
        survivor: "coral",
        xenobiologist: "mist",
      },
    },
  ],
  places: { "lockdown-rooms": [...ROOMS, ...UNLIT] },
  dark: UNLIT,
  cards: [
    { kind: "action-card", sheet: "lockdown-actions", rows: ACTIONS },
    {
      kind: "action-card",
      sheet: "cards",
      rows: { "knowledge-of-the-facility": ["plan"] },
    },
    { kind: "item", sheet: "lockdown-items", rows: THINGS },
    { kind: "item", sheet: "arms", rows: WEAPONS },
    { kind: "item", sheet: "items", rows: ITEMS },
    { kind: "event", sheet: "lockdown-fates", rows: EVENTS },
    { kind: "event", sheet: "fates", rows: FATES },
    { kind: "event", sheet: "lockdown-fates", rows: EVENTS },
    { kind: "event", sheet: "fates", rows: FATES },
    { kind: "computer", sheet: "lockdown-fates", rows: COMPUTERS },
    { kind: "wound", sheet: "lockdown-fates", rows: WOUNDS },
    { kind: "wound", sheet: "fates", rows: { knee: ["brokenleg", "danger"] } },
  ],
  beasts: {},
  looks: {
    "computer-shown": { icon: "screen", tone: "power" },
    "elevator-moved": { icon: "lift", tone: "plain" },
    learned: { icon: "knows", tone: "plain" },
    "insight-active": { icon: "knows", tone: "plain" },
    "timing-seen": { icon: "capsule", tone: "plain" },
    "timing-shown": { icon: "capsule", tone: "noise" },
    "contingency-seen": { icon: "code", tone: "plain" },
    "contingency-shown": { icon: "code", tone: "danger" },
    "power-turned": { icon: "lamp", tone: "power" },
    "backup-switched": { icon: "backup-on", tone: "power" },
    "procedure-started": { icon: "warning", tone: "noise" },
    "autodestruction-armed": { icon: "auto-red", tone: "danger" },
    "gate-opened": { icon: "gate-open", tone: "plain" },
    "rover-moved": { icon: "rover", tone: "mars" },
    "markers-lost": { icon: "skull", tone: "danger" },
    "object-shelved": { icon: "eye", tone: "alien" },
    "attack-redirected": { icon: "in", tone: "danger" },
    "intruder-drawn": { icon: "bag", tone: "alien" },
    "shell-scanned": { icon: "slime", tone: "alien" },
    "walk-failed": { icon: "out", tone: "danger" },
    "locking-in-failed": { icon: "out", tone: "danger" },
    "bunker-reached": { icon: "bunker", tone: "plain" },
    "locked-in": { icon: "isolated", tone: "plain" },
    "facility-purged": { icon: "skull", tone: "danger" },
    "facility-destroyed": { icon: "skull", tone: "danger" },
  },
};

/** Night stalkers, what they leave and what they attack with. */
export const stalkers: Album = {
  sheets: {
    lockdown: () => import("./sheets/lockdown.svg?raw"),
    "lockdown-actions": ACTIONS_SHEET,
    "lockdown-fates": FATES_SHEET,
    "lockdown-beasts": () => import("./sheets/lockdown-beasts.svg?raw"),
  },
  grounds: { "lockdown-fates": FATE_GROUNDS },
  drawn: {
    intruder: Object.fromEntries(KINDS.map((kind) => [kind, on(`night-${kind}`)])),
    object: {
      egg: on("night-egg", { box: { wide: 18, high: 18 } }),
      carcass: on("night-carcass"),
    },
  },
  signs: {},
  people: [],
  places: {},
  dark: [],
  cards: [
    { kind: "attack", sheet: "lockdown-fates", rows: ATTACKS },
    { kind: "attack", sheet: "fates", rows: STRIKES },
  ],
  beasts: { "lockdown-beasts": { kinds: KINDS, light: "night", named: "night-" } },
};
