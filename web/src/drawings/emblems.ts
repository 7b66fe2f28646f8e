/** What cards show. */

import type { ComponentKind } from "../library";
import { found } from "./albums.svelte";
import type { Tone } from "./drawn";
import type { Sheet } from "./sheets";

export type Emblem = { sprite: string; sheet: Sheet; tone: Tone };

type Row = [emblem: string, tone?: Tone];
export type Rows = Record<string, Row>;
export type Family = { kind: ComponentKind; sheet: Sheet; rows: Rows };

const ACTIONS: Rows = {
  search: ["search"],
  rest: ["rest"],
  demolition: ["demolition", "fire"],
  interruption: ["interruption", "danger"],
  "basic-repairs": ["repairs", "malfunction"],
  repairs: ["repairs", "malfunction"],
  "fast-repairs": ["fast-repairs"],
  "computer-skills": ["computer"],
  "suppressive-fire": ["suppressive", "fire"],
  reload: ["reload"],
  order: ["order"],
  motivation: ["motivation"],
  piloting: ["piloting"],
  "knowledge-of-the-ship": ["plan"],
  "old-friend": ["old-friend"],
  ingenuity: ["ingenuity"],
  pyrotechnics: ["pyrotechnics", "fire"],
  "technical-corridors": ["hatch"],
  "full-auto": ["full-auto", "fire"],
  "taking-aim": ["aim"],
  "covering-fire": ["covering", "fire"],
  "nerves-of-steel": ["nerves"],
  adrenaline: ["syringe"],
  reconnaissance: ["recon"],
  scavenging: ["scavenging"],
  intranet: ["intranet"],
  "network-access": ["intranet"],
  "robot-demolition": ["demolition", "fire"],
  "robot-fast-repairs": ["fast-repairs"],
  "blocking-access": ["blocked"],
  "risk-assessment": ["risk"],
  contamination: ["contamination", "alien"],
  infected: ["contamination", "alien"],
  clean: ["contamination", "alien"],
};

const WEAPONS: Rows = {
  "prototype-rifle": ["rifle"],
  "prototype-shotgun": ["shotgun"],
  "prototype-pistol": ["pistol"],
  "six-shooter": ["six-shooter"],
  shotgun: ["shotgun"],
  pistol: ["pistol"],
  rifle: ["rifle"],
  "assault-rifle": ["assault"],
  "sawed-off-shotgun": ["sawed-off"],
  "psychologist-pistol": ["pistol"],
  "rifle-247": ["rifle"],
};

const ITEMS: Rows = {
  "energy-charge": ["energy"],
  "energy-charge-red": ["energy"],
  "energy-charge-yellow": ["energy"],
  grenade: ["grenade"],
  "smoke-grenade": ["smoke"],
  "recon-drone": ["drone"],
  decoy: ["decoy"],
  "extended-magazine": ["magazine"],
  "self-destruct-key": ["key"],
  "evacuation-key": ["key"],
  "comms-key": ["key"],
  "log-key": ["key"],
  "pilot-evacuation-key": ["key"],
  "security-key": ["key"],
  chemicals: ["chemicals"],
  tools: ["tools"],
  "duct-tape": ["tape"],
  "fire-extinguisher": ["extinguisher"],
  "clothes-yellow": ["clothes"],
  "clothes-green": ["clothes"],
  "technical-corridors-plans": ["blueprint"],
  "nemesis-plans": ["blueprint"],
  "space-suit": ["suit"],
  medkit: ["medkit"],
  bandages: ["bandages"],
  "synthetic-food": ["food"],
  "adrenaline-injection": ["injection"],
  alcohol: ["alcohol"],
  "military-drugs": ["pills"],
  antidote: ["antidote"],
  taser: ["taser"],
  flamethrower: ["flamethrower", "fire"],
  "molotov-cocktail": ["molotov", "fire"],
  intercom: ["intercom"],
  "orbital-maneuvering-system": ["orbit"],
  "plasma-torch": ["torch", "fire"],
  flashlight: ["flashlight"],
  autoloader: ["autoloader"],
  armor: ["armor"],
  "motion-scanner": ["scanner"],
  "holo-computer": ["holo"],
  "laboratory-equipment": ["lab"],
};

const OBJECTS: Rows = {
  corpse: ["corpse"],
  carcass: ["carcass", "alien"],
  egg: ["egg", "alien"],
};

const EVENTS: Rows = {
  "egg-protection": ["brood", "alien"],
  hatching: ["brood", "alien"],
  nest: ["brood", "alien"],
  regeneration: ["coiled", "alien"],
  eclosion: ["coiled", "alien"],
  lurking: ["lurking", "alien"],
  hunt: ["hunt", "alien"],
  "scent-of-prey": ["hunt", "alien"],
  "noise-in-technical-corridors": ["noise", "noise"],
  "flammable-compounds": ["blaze", "fire"],
  "consuming-fire": ["blaze", "fire"],
  "damaging-fire": ["blaze", "fire"],
  "bulkheads-open": ["doors"],
  malfunction: ["spark", "malfunction"],
  damage: ["spark", "malfunction"],
  "short-circuit": ["spark", "malfunction"],
  "coolant-leak": ["leak"],
  "life-support-failure": ["leak", "danger"],
  "evacuation-pod-ejection": ["adrift"],
  whispers: ["noise", "noise"],
  "fire-wave": ["blaze", "fire"],
  "generator-overheat": ["blaze", "fire"],
  "fuel-explosion": ["blaze", "fire"],
  "ship-ai-failure": ["spark", "malfunction"],
  "computer-system-failure": ["spark", "malfunction"],
  stalking: ["hunt", "alien"],
  "marked-prey": ["slimed", "alien"],
  growl: ["noise", "noise"],
  "quarantine-procedure": ["doors"],
  "evacuation-hatches-jam": ["doors", "malfunction"],
  "airlock-procedure-glitch": ["leak", "danger"],
  "chemical-fire": ["blaze", "fire"],
  "ammunition-meltdown": ["blaze", "fire"],
  "generator-overload": ["spark", "danger"],
  "structural-weakness": ["spark", "malfunction"],
  "emergency-protocol-failure": ["adrift"],
};

/** What comes over minds. */
const DREAD: Row = ["dread", "void"];
const TERRORS: Rows = {
  terror: DREAD,
  tendrils: DREAD,
  monophobia: DREAD,
  neurosis: DREAD,
  agoraphobia: ["eyes", "alien"],
  fear: DREAD,
};
const FRIGHTS: Rows = {
  dread: DREAD,
  dismay: DREAD,
  braineating: ["eyes", "alien"],
  duplicate: ["eyes", "alien"],
};

/** What feeds, and what grows in whoever it touches. */
const HUNGERS: Rows = {
  "rampant-mutation": ["helix", "flesh"],
  reawakening: ["risen", "alien"],
  "scavenging-biomatter": ["jaws", "flesh"],
  "beast-on-the-prowl": ["prowl", "alien"],
};
const BITES: Rows = {
  devour: ["devour", "flesh"],
  spawn: ["spawn", "alien"],
  regurgitate: ["spew", "alien"],
};
const ATTACKS: Rows = {
  scratch: ["claw", "alien"],
  slash: ["claw", "alien"],
  whiplash: ["tail", "alien"],
  "claw-attack": ["claw", "alien"],
  bite: ["bite", "alien"],
  "tail-attack": ["tail", "alien"],
  frenzy: ["attack", "alien"],
  transformation: ["coiled", "alien"],
  slime: ["slimed", "alien"],
  summoning: ["hunt", "alien"],
};

const WOUNDS: Rows = {
  body: ["torn", "danger"],
  arm: ["brokenarm", "danger"],
  hand: ["brokenhand", "danger"],
  leg: ["brokenleg", "danger"],
  bleeding: ["bleeding", "danger"],
};

/** The sheets every table is drawn with, sooner or later. */
export const STAPLES: Sheet[] = ["rooms", "cards", "arms", "items"];

/** What is drawn on which sheet. */
const FAMILIES: Family[] = [
  { kind: "action-card", sheet: "cards", rows: ACTIONS },
  { kind: "item", sheet: "arms", rows: WEAPONS },
  { kind: "item", sheet: "items", rows: ITEMS },
  { kind: "object", sheet: "items", rows: OBJECTS },
  { kind: "event", sheet: "fates", rows: EVENTS },
  { kind: "attack", sheet: "fates", rows: ATTACKS },
  { kind: "event", sheet: "void", rows: TERRORS },
  { kind: "attack", sheet: "void", rows: FRIGHTS },
  { kind: "event", sheet: "flesh", rows: HUNGERS },
  { kind: "attack", sheet: "flesh", rows: BITES },
  { kind: "wound", sheet: "fates", rows: WOUNDS },
];

/** What a card shows that has no drawing of its own but is of a known kind. */
const USUAL: Partial<Record<ComponentKind, Row>> = {
  event: ["event", "noise"],
  attack: ["attack", "alien"],
  wound: ["wound", "danger"],
};

/** What a card shows, if it has a drawing. */
export function emblemOf(kind: ComponentKind, id: string): Emblem | null {
  // Mutations are named on their sheet after their ids.
  if (kind === "mutation") return { sprite: `k-${id}`, sheet: "flesh", tone: "flesh" };
  // Cards of one name that differ add what they differ in: a number, a letter, a symbol.
  const name = id.replace(/-(\d[a-z]?|retreat)$/, "");
  const family =
    found(({ cards }) => among(cards, kind, name)) ??
    among(FAMILIES, kind, name) ??
    FAMILIES.find((one) => one.kind === kind);
  const [emblem, tone] = family?.rows[name] ?? USUAL[kind] ?? [];
  if (!family || emblem === undefined) return null;
  return { sprite: `k-${emblem}`, sheet: family.sheet, tone: tone ?? "plain" };
}

const among = (families: Family[], kind: ComponentKind, name: string): Family | undefined =>
  families.find((one) => one.kind === kind && name in one.rows);
