/** Lockdown, of which the tables are not offered yet: what its components are called is known. */

import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { Names } from "../game/names";
import type { ComponentKind } from "../library";
import { browse, found, open } from "./albums.svelte";
import { beastOf, broodOf } from "./beasts";
import { sheetOf, spriteOf } from "./drawn";
import { emblemOf } from "./emblems";
import { faceOf, hueOf } from "./faces";
import { lookOf } from "./happenings";
import { album, stalkers } from "./lockdown";
import { placeOf } from "./places";
import { signOf } from "./signs";
import { sheetFor, vistaOf } from "./vistas";

const ids = (sheet: string): string[] => {
  const text = readFileSync(`src/drawings/sheets/${sheet}.svg`, "utf8");
  return [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? "");
};
const words = (text: string): string[] => text.trim().split(/\s+/);

const PEOPLE = words("hacker janitor lab-rat sentry survivor xenobiologist");
const STALKERS = words("larva creeper adult breeder queen");
const ROOMS = words(`
  archive cave-entrance cooling-system decon-room emergency-room laboratory cargo-sending-system-a
  nest power-generator transmitter-control cargo-sending-system-b cargo-sending-system-c
  css-control-room defense-control-room guard-room contaminated-room surgery testing-lab
  vent-control-room alert-room backup-power-supply repository isolation-room elevator-s01
  elevator-s02 elevator-s03 staircase-1 staircase-2 staircase-3 staircase-4 hub crossroads-1
  crossroads-2 crossroads-3`);
const CARDS: [ComponentKind, string[]][] = [
  [
    "action-card",
    words(`search rest demolition interruption repairs stun quarantine facility-tour defense-plan
      basic-repairs weird-metabolism sensitive-hearing feel-of-the-dark inconspicuous recharge
      neuralink bypass it-works-for-me master-plan rushed-analysis workspace-plan pheromones
      field-experience vivisection emergency-key clean-up maintenance-plan jury-rigging
      it-should-work desperate-attack obstinate vents distraction computer-skills
      knowledge-of-the-facility rover-driver launch-window`),
  ],
  [
    "item",
    words(`weapon-battery-red glowstick grenade thermite-charge smoke-grenade flashlight
      flashlight-red recon-drone security-pass riot-shotgun marksman-rifle toolbelt reagent duct-tape
      fire-blanket weapon-battery-yellow cave-plans clothes-yellow breaker-key facility-plans
      rover-remote medkit medical-stapler caffeine-pills clothes-green antiseptic scalpel
      analyze-toolset research-documents neutralizer taser flamethrower enviro-suit crafted-pistol
      smg smart-gun nailgun probe-arm cheat-codes pressure-washer wail battle-suit assault-rifle
      found-assault-rifle overmind service-revolver rover-key portable-analyzer motion-tracker
      pulse-shotgun cutting-torch`),
  ],
  ["object", words("egg carcass corpse")],
  [
    "event",
    words(`blood-trace blue-screen bulkheads-open consuming-fire coolant-leak damage egg-protection
      fire-in-the-hole hatching kickstopper leaving-the-shell lurking nest noise-in-corridors panic
      power-surge sanitary-network-failure scent-of-blood blood-trace-2 leaving-the-shell-4 short-circuit thats-hot blackout
      regeneration eclosion hunt-3 scent-of-prey noise-in-corridors-intruders hatching-intruders
      egg-protection-intruders nest-intruders lurking-intruders`),
  ],
  [
    "attack",
    words(`blood-chase blood-rage cut evolve infecting-the-host perched-in-the-dark
      piercing-the-heart`),
  ],
  ["computer", words("a b c d e lockdown")],
  ["wound", words("body arm hand leg bleeding knee eyes guts")],
];

describe("Lockdown", () => {
  it("draws nothing of its own before its album is open", () => {
    expect(spriteOf("intruder", "queen")).toBe("queen");
    expect(faceOf("hacker")).toBeNull();
    expect(placeOf("repository")).toBeNull();
    expect(emblemOf("action-card", "bypass")).toBeNull();
    expect(emblemOf("event", "blackout")?.sprite).toBe("k-event");
    expect(found(({ people }) => people)).toBeUndefined();
  });

  it("opens its albums for a table it lies on, and closes them for the next", async () => {
    const table = (...lie: [ComponentKind, string][]): Names =>
      new Names(lie.map(([kind, id]) => ({ kind, id, name: id, text: null, print: {} })));
    await browse(table(["character", "captain"]));
    expect(found(() => true)).toBeUndefined();
    await browse(table(["room", "backup-power-supply"], ["attack", "blood-chase"]));
    expect(spriteOf("intruder", "queen")).toBe("night-queen");
    expect(faceOf("hacker")?.sheet).toBe("lockdown-crew");
    // The ship's own kinds may come into the facility.
    await browse(table(["room", "backup-power-supply"]));
    expect(spriteOf("intruder", "queen")).toBe("queen");
    expect(placeOf("repository")?.sheet).toBe("lockdown-rooms");
    const late = browse(table(["character", "hacker"]));
    await browse(table(["character", "captain"]));
    await late;
    expect(found(() => true)).toBeUndefined();
  });

  it.each([
    ["species", "night-stalkers"],
    ["setting", "facility"],
    ["setting", "ship"],
    ["setting", "surface"],
  ])("has a picture for the %s %s on the page of new tables", (kind, value) => {
    const vista = vistaOf(kind, value);
    expect(ids(sheetFor(vista) ?? "")).toContain(`v-${vista ?? ""}`);
  });

  describe("with its album open", () => {
    beforeAll(() => {
      open(album, stalkers);
    });

    it.each(STALKERS)("draws %s, on the board and as one meets it", (kind) => {
      expect(ids(sheetOf("intruder", kind) ?? "")).toContain(spriteOf("intruder", kind));
      expect(ids(beastOf(kind)?.sheet ?? "")).toContain(beastOf(kind)?.sprite);
      expect(beastOf(kind)?.light).toBe("night");
      expect(spriteOf("intruder", kind)).toBe(`night-${kind}`);
    });

    it("brings them out of one light", () => {
      expect(broodOf(STALKERS)).toMatchObject({ sheet: "lockdown-beasts", light: "night" });
      expect(signOf("object", "egg").sprite).toBe("night-egg");
    });

    it.each(PEOPLE)("has a face, a sign and a hue for %s", (character) => {
      const face = faceOf(character);
      expect(ids(face?.sheet ?? "")).toEqual(
        expect.arrayContaining([face?.back, face?.front, spriteOf("character", character)]),
      );
      expect(face?.badge).toBe("shield");
      const styles = readFileSync("src/styles/lockdown.css", "utf8");
      expect(styles).toContain(`.of-${hueOf(character) ?? "none"} {`);
    });

    it("gives nobody the hue of another", () => {
      expect(new Set(PEOPLE.map(hueOf)).size).toBe(PEOPLE.length);
    });

    it.each(ROOMS)("has a place for %s", (room) => {
      const place = placeOf(room);
      expect(ids(place?.sheet ?? "")).toContain(place?.sprite);
    });

    it("hangs no lamp where it is always dark", () => {
      expect(placeOf("staircase-3")?.dark).toBe(true);
      expect(placeOf("elevator-s02")?.dark).toBe(false);
    });

    it.each(CARDS.flatMap(([kind, cards]) => cards.map((id) => [kind, id] as const)))(
      "has something of its own to show on %s %s",
      (kind, id) => {
        const emblem = emblemOf(kind, id);
        expect(ids(emblem?.sheet ?? "")).toContain(emblem?.sprite);
        expect(["k-event", "k-attack", "k-wound"]).not.toContain(emblem?.sprite);
      },
    );

    it("draws what happens only there by marks that are there", () => {
      const page = readFileSync("src/drawings/Sprites.svelte", "utf8");
      for (const [kind, { icon }] of Object.entries(album.looks ?? {})) {
        expect(lookOf(kind)?.icon).toBe(icon);
        expect(ids("lockdown").includes(icon) || page.includes(`id="${icon}"`), icon).toBe(true);
      }
    });

    it("has a sign for every mark", () => {
      for (const [kind, rows] of Object.entries(album.drawn)) {
        for (const id of Object.keys(rows)) {
          const { sprite, sheet } = signOf(kind as ComponentKind, id);
          expect(ids(sheet ?? "")).toContain(sprite);
        }
      }
      for (const [kind, rows] of Object.entries(album.signs)) {
        for (const id of Object.keys(rows)) {
          const { sprite, sheet } = signOf(kind as ComponentKind, id);
          if (sheet) expect(ids(sheet), id).toContain(sprite);
        }
      }
      expect(signOf("basic-action", "computer").sprite).toBe("screen");
      expect(signOf("track", "procedure").sprite).toBe("warning");
      expect(signOf("contingency", "red-code").sprite).toBe("code-red");
    });
  });
});
