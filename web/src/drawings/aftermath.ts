/** What belongs to what of Aftermath, the Medic among its people: faces, rooms, cards, things and traits. */

import type { Album } from "./albums.svelte";
import type { Drawn } from "./drawn";
import type { Rows } from "./emblems";

/** The cards, things and traits of Aftermath's people. */
const ERRANDS: Rows = {
  "self-repair": ["self-repair"],
  efficiency: ["efficiency"],
  "power-up": ["power-up"],
  "i-need-this": ["need-this"],
  "short-temper": ["temper", "danger"],
  opportunist: ["opportunist"],
  bash: ["bash", "danger"],
  "robotic-punch": ["punch", "danger"],
  protect: ["protect"],
  "stop-it": ["stop-it"],
  "just-one-more-thing": ["one-more"],
  authority: ["authority"],
  "nurse-routine": ["nurse"],
  overload: ["overload", "malfunction"],
  "lend-a-hand": ["lend-hand"],
  suggestion: ["suggestion"],
  scapegoat: ["scapegoat", "danger"],
  delegate: ["delegate"],
  "go-girl": ["go-girl"],
  "tactical-move": ["tactical"],
  sentinel: ["sentinel"],
  er: ["er"],
  pharmacist: ["pharmacist"],
  "field-dressing": ["field-dressing"],
};
const BELONGINGS: Rows = {
  "arm-gun": ["arm-gun"],
  cuffs: ["cuffs"],
  "cuffs-key": ["cuffs-key"],
  "emergency-energy-cell": ["cell"],
  "deactivation-module": ["module"],
  pipe: ["pipe"],
  "augmented-arm": ["arm"],
  robot: ["robot"],
  "access-codes-pod-override": ["codes"],
  "access-codes-ship-codes": ["codes"],
  "oculobe-drone": ["oculobe"],
  "emotion-scanner": ["emotion"],
  "seek-mod": ["seek"],
  "aggro-override": ["aggro", "danger"],
  "needle-gun": ["needle-gun"],
  "surgery-kit": ["surgery-kit"],
  "combat-drugs": ["drugs"],
};
const MADE: Rows = {
  "laser-pointer": ["laser"],
  "combat-drone": ["combat-drone"],
  "enviro-suit": ["enviro"],
};
const TRAITS: Rows = {
  artificial: ["artificial"],
  "hard-to-kill": ["hard-to-kill"],
  "just-die-already": ["unerring"],
  authorization: ["authorized"],
  wheelchair: ["seated"],
  scavenger: ["scavenger"],
  rush: ["rush"],
  handyman: ["handyman"],
  "frail-magnate": ["frail"],
  shrink: ["following"],
  laika: ["laika"],
  altruist: ["altruist"],
};
const BURNS: Rows = { melted: ["melted", "alien"] };

const glyph = (character: string): Drawn => ({
  sprite: `g-${character}`,
  sheet: "aftermath-crew",
});

export const album: Album = {
  sheets: {},
  grounds: {},
  drawn: {
    character: {
      android: glyph("android"),
      "bounty-hunter": glyph("bounty-hunter"),
      ceo: glyph("ceo"),
      convict: glyph("convict"),
      psychologist: glyph("psychologist"),
      medic: glyph("medic"),
    },
  },
  signs: {},
  people: [
    {
      sheet: "aftermath-crew",
      badge: "hexagon",
      people: {
        psychologist: "sand",
        ceo: "slate",
        convict: "rust",
        android: "mint",
        "bounty-hunter": "orchid",
        medic: null,
      },
    },
  ],
  places: { "aftermath-rooms": ["crafting-room", "server-room", "alarm-room", "turret-room"] },
  dark: [],
  cards: [
    { kind: "action-card", sheet: "aftermath", rows: ERRANDS },
    { kind: "item", sheet: "aftermath", rows: BELONGINGS },
    { kind: "item", sheet: "aftermath-rooms", rows: MADE },
    { kind: "trait", sheet: "aftermath", rows: TRAITS },
    { kind: "wound", sheet: "aftermath", rows: BURNS },
  ],
  beasts: {},
};
