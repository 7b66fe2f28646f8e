import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { ComponentKind } from "../library";
import { album as aftermath } from "./aftermath";
import { open } from "./albums.svelte";
import { beastOf } from "./beasts";
import { sheetOf, spriteOf, toneOf } from "./drawn";
import { emblemOf } from "./emblems";
import { faceOf } from "./faces";
import { album as lockdown } from "./lockdown";
import { placeOf } from "./places";
import { groundsOf, type Sheet } from "./sheets";

open(aftermath, lockdown);

const read = (path: string): string => readFileSync(path, "utf8");
const ids = (path: string): string[] =>
  [...read(path).matchAll(/^id = "(.*)"/gm)].map(([, id]) => id ?? "");
/** The ids of one kind, in a file that holds several. */
const tabled = (path: string, kind: string): string[] =>
  read(path)
    .split("[[")
    .filter((entry) => entry.startsWith(`${kind}]]`))
    .map((entry) => /^id = "(.*)"/m.exec(entry)?.[1] ?? "");
const symbols = new Set(
  [...read("src/drawings/Sprites.svelte").matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id),
);
const signs = new FluentResource(read("../locales/en/signs.ftl")).body.flatMap(({ id }) => {
  const [, kind, name] = /^sign-([a-z]+)-(.*)$/.exec(id) ?? [];
  return [[kind, name] as [ComponentKind, string]];
});

/** The boxes, and the sheet of what only they show. */
const BOXES = { base: null, "void-seeders": "void", carnomorphs: "flesh" };
const KINDS = Object.keys(BOXES).flatMap((box) => ids(`../content/${box}/kinds.toml`));

/** Everybody of the boxes, and the tables they are in. */
const PEOPLE = ["base/characters", "aftermath/characters", "medic/medic"].flatMap((table) =>
  tabled(`../content/${table}.toml`, "character"),
);

/** What tables show. */
const SHOWN: [ComponentKind, string][] = [
  ...KINDS.map((id): [ComponentKind, string] => ["intruder", id]),
  ...PEOPLE.map((id): [ComponentKind, string] => ["character", id]),
  ...signs.filter(([kind]) => ["track", "mark", "object"].includes(kind)),
];

/** Everything that is named on a sheet. */
const sheets = new Map(
  readdirSync("src/drawings/sheets").map((file) => [
    file.replace(".svg", ""),
    [...read(`src/drawings/sheets/${file}`).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? ""),
  ]),
);

/** The cards of the boxes, and the tables they are in. */
const CARDS: [ComponentKind, string][] = [
  ["action-card", "base/actions"],
  ["item", "base/items"],
  ["item", "base/weapons"],
  ["item", "base/quests"],
  ["event", "base/events"],
  ["attack", "base/attacks"],
  ["wound", "base/wounds"],
  ["event", "void-seeders/events"],
  ["attack", "void-seeders/attacks"],
  ["event", "carnomorphs/events"],
  ["attack", "carnomorphs/attacks"],
  ["mutation", "carnomorphs/mutations"],
  ["action-card", "aftermath/actions"],
  ["item", "aftermath/items"],
  ["trait", "aftermath/traits"],
  ["item", "aftermath-rooms/items"],
  ["action-card", "medic/medic"],
  ["item", "medic/medic"],
  ["trait", "medic/medic"],
  ["wound", "melted/wounds"],
];

/** What the tables of packs call them. */
const TABLES: Partial<Record<ComponentKind, string>> = { "action-card": "action" };

describe("drawings", () => {
  it.each(SHOWN)("has a drawing of its own for %s %s", (kind, id) => {
    const sheet = sheetOf(kind, id);
    expect(sheet === null ? [...symbols] : sheets.get(sheet)).toContain(spriteOf(kind, id));
  });

  it.each(Object.entries(BOXES))("fetches what only %s shows with that box", (box, sheet) => {
    for (const id of ids(`../content/${box}/kinds.toml`)) {
      expect(sheetOf("intruder", id)).toBe(sheet);
    }
  });

  it.each(KINDS)("has a shape against the light for %s", (id) => {
    const beast = beastOf(id);
    expect(sheets.get(beast?.sheet ?? "")).toContain(beast?.sprite);
  });

  it("fetches further people only with their box", () => {
    for (const id of ids("../content/base/characters.toml")) {
      expect(sheetOf("character", id)).toBeNull();
      expect(faceOf(id)?.sheet).toBe("crew");
    }
    expect(sheetOf("character", "android")).toBe("aftermath-crew");
  });

  it.each(PEOPLE)("has a face for %s", (id) => {
    const face = faceOf(id);
    expect(sheets.get(face?.sheet ?? "")).toEqual(
      expect.arrayContaining([face?.back, face?.front]),
    );
  });

  it.each(["base", "aftermath-rooms"].flatMap((box) => ids(`../content/${box}/rooms.toml`)))(
    "has a place for %s",
    (id) => {
      const place = placeOf(id);
      expect(sheets.get(place?.sheet ?? "")).toContain(place?.sprite);
    },
  );

  it("draws the nest without eggs once there are none", () => {
    const bare = placeOf("nest", false);
    expect(bare).not.toEqual(placeOf("nest"));
    expect(sheets.get(bare?.sheet ?? "")).toContain(bare?.sprite);
    expect(placeOf("cabins", false)).toEqual(placeOf("cabins"));
  });

  it.each(
    CARDS.flatMap(([kind, table]) =>
      tabled(`../content/${table}.toml`, TABLES[kind] ?? kind).map((id) => [kind, id] as const),
    ),
  )("has something to show on %s %s", (kind, id) => {
    const emblem = emblemOf(kind, id);
    expect(sheets.get(emblem?.sheet ?? "")).toContain(emblem?.sprite);
  });

  it.each(["bite-6", "bite-4a", "bite-retreat"])(
    "shows the same on %s as on others of its name",
    (id) => {
      expect(emblemOf("attack", id)).toEqual(emblemOf("attack", "bite"));
      expect(emblemOf("attack", id)?.sprite).toContain("bite");
    },
  );

  it("uses no name twice, and only names that are there", () => {
    const named = [...symbols, ...[...sheets.values()].flat()];
    expect(named.filter((id, at) => named.indexOf(id) !== at)).toEqual([]);
    for (const file of readdirSync("src/drawings/sheets")) {
      const text = read(`src/drawings/sheets/${file}`);
      const used = [...text.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id]) => id ?? "");
      const sheet = file.replace(".svg", "") as Sheet;
      const here = [sheet, ...groundsOf(sheet)].flatMap((one) => sheets.get(one) ?? []);
      expect(used.filter((id) => !here.includes(id) && !symbols.has(id))).toEqual([]);
    }
  });

  it("says no style in a drawing, which the page would not be allowed", () => {
    for (const file of readdirSync("src/drawings/sheets")) {
      expect(read(`src/drawings/sheets/${file}`)).not.toMatch(/style=|<style/);
    }
  });

  it("has none for what a pack brings, which is drawn from its symbol", () => {
    expect(spriteOf("intruder", "maw")).toBeNull();
    expect(spriteOf("mark", "made-up")).toBeNull();
    expect(faceOf("made-up")).toBeNull();
    expect(placeOf("made-up")).toBeNull();
    expect(emblemOf("item", "made-up")).toBeNull();
    expect(toneOf("mark", "made-up")).toBe("plain");
  });
});
