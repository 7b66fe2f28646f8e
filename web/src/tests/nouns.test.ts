import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** The only folder that knows things of the game by their ids: drawings, with one for all others. */
const DRAWINGS = "drawings/";

const PACKS = "../content/base/";
/** What clients must be told: which kinds, characters, rooms and items there are. */
const TABLES = ["kinds", "characters", "rooms", "items", "weapons", "quests", "objectives"];

const read = (path: string): string => readFileSync(path, "utf8");

/** The client's own files, without types that are generated, tests and drawings. */
const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(svelte|ts|css)$/.test(path) && !/\.test\.ts$/.test(path))
  .filter((path) => !/^(generated|tests)\//.test(path) && !path.startsWith(DRAWINGS))
  .map((path) => ({ path, text: read(`src/${path}`) }));

/** Every way a file could spell one of these words on its own: a string, a key, a field, a class. */
function spelled(words: string[]): string[] {
  const one = words.map((word) => word.replaceAll(".", "\\.")).join("|");
  const pattern = new RegExp(`["'\`](${one})["'\`]|[.#]-?(?:of-|g-)?(${one})\\b(?![-(])`, "g");
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(([said]) => `${path} says ${said}`),
  );
}

it("knows no component of a pack by its id", () => {
  const words = TABLES.flatMap((table) =>
    [...read(`${PACKS}${table}.toml`).matchAll(/^id = "(.*)"/gm)].map(([, id]) => id ?? ""),
  );
  expect(words.length).toBeGreaterThan(100);
  expect(spelled(words)).toEqual([]);
});

it("knows no rule by its id", () => {
  const rules = [...read("../rules/base.md").matchAll(/^- \*\*([a-z0-9.-]+)\*\*/gm)].map(
    ([, id]) => id ?? "",
  );
  expect(rules.length).toBeGreaterThan(1000);
  const known = new Set(rules);
  const said = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/["'`]([a-z0-9-]+(?:\.[a-z0-9-]+)+)["'`]/g)].map(([, id]) => [
      path,
      id ?? "",
    ]),
  );
  expect(said.filter(([, id]) => known.has(id ?? ""))).toEqual([]);
});
