import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const read = (path: string): string => readFileSync(path, "utf8");

function messages(language: string): Map<string, Set<string>> {
  const source = read(`../locales/${language}/web.ftl`);
  return new Map(
    new FluentResource(source).body.map((entry) => [
      entry.id,
      new Set(
        [...JSON.stringify(entry.value).matchAll(/"type":"var","name":"([^"]+)"/g)].map(
          ([, name]) => name ?? "",
        ),
      ),
    ]),
  );
}

const english = messages("en");
const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith(".test.ts"))
  .map((path) => read(`src/${path}`))
  .join("\n");

describe("the words of the interface", () => {
  it("are all there in German, with the same values", () => {
    expect([...messages("de")].sort()).toEqual([...english].sort());
  });

  it("exist for everything the client says", () => {
    const said = [...sources.matchAll(/\bt\(\s*"([^"]+)"/g)].map(([, id]) => id ?? "");
    expect(said.filter((id) => !english.has(id))).toEqual([]);
    expect(said.length).toBeGreaterThan(100);
  });

  it("are all said somewhere", () => {
    const prefixes = [...sources.matchAll(/`([a-z]+(?:-[a-z]+)*-)\$\{/g)].map(
      ([, prefix]) => prefix ?? "",
    );
    const unused = [...english.keys()].filter(
      (id) => !sources.includes(`"${id}"`) && !prefixes.some((prefix) => id.startsWith(prefix)),
    );
    expect(unused).toEqual([]);
  });
});
