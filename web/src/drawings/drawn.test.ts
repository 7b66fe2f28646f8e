import { FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { ComponentKind } from "../library";
import { spriteOf, toneOf } from "./drawn";

const read = (path: string): string => readFileSync(path, "utf8");
const ids = (path: string): string[] =>
  [...read(path).matchAll(/^id = "(.*)"/gm)].map(([, id]) => id ?? "");
const symbols = new Set(
  [...read("src/drawings/Sprites.svelte").matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id),
);
const signs = new FluentResource(read("../locales/en/signs.ftl")).body.flatMap(({ id }) => {
  const [, kind, name] = /^sign-([a-z]+)-(.*)$/.exec(id) ?? [];
  return [[kind, name] as [ComponentKind, string]];
});

/** What every table of the base box shows. */
const SHOWN: [ComponentKind, string][] = [
  ...ids("../content/base/kinds.toml").map((id): [ComponentKind, string] => ["intruder", id]),
  ...ids("../content/base/characters.toml").map((id): [ComponentKind, string] => ["character", id]),
  ...signs.filter(([kind]) => ["track", "mark", "object"].includes(kind)),
];

describe("drawings", () => {
  it.each(SHOWN)("has a drawing of its own for %s %s", (kind, id) => {
    expect(symbols).toContain(spriteOf(kind, id));
  });

  it("has none for what a pack brings, which is drawn from its symbol", () => {
    expect(spriteOf("intruder", "maw")).toBeNull();
    expect(spriteOf("mark", "made-up")).toBeNull();
    expect(toneOf("mark", "made-up")).toBe("plain");
  });
});
