/** What a box with a species of its own brings, as the game's own data says it. */

import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import type { Component, ComponentKind } from "../src/library";

const RANKS = ["larva", "creeper", "adult", "breeder", "queen"];
const titled = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** A field of an entry. */
export const field = (row: string, name: string): string | undefined =>
  new RegExp(`^${name} = "?([^"\\n]*)`, "m").exec(row)?.[1];

export class Box {
  private readonly messages;

  constructor(private readonly name: string) {
    const texts = new FluentResource(this.read(`locales/en/${name}.ftl`));
    this.messages = new Map(texts.body.map((entry) => [entry.id, entry]));
  }

  read(file: string): string {
    return readFileSync(`../content/${this.name}/${file}`, "utf8");
  }

  /** What something is called, and what it does. */
  said(key: string): { name: string; text: string | null } {
    const { value, attributes } = this.messages.get(key) ?? {};
    const text = attributes?.text;
    return {
      name: typeof value === "string" ? value : key,
      text: typeof text === "string" ? text : null,
    };
  }

  /** The entries of a table of the pack: the lines of each. */
  rows(file: string, table: string): string[] {
    return this.read(file).split(`[[${table}]]`).slice(1);
  }

  /** The kinds of intruders. */
  kinds(): Component[] {
    return this.rows("kinds.toml", "kind").map((row) => {
      const id = field(row, "id") ?? "";
      const rank = RANKS.indexOf(field(row, "rank") ?? "");
      const { name, text } = this.said(`intruder-${id}`);
      const print = {
        ...(rank < 0 ? {} : { rank }),
        still: field(row, "still") === "true",
        only: field(row, "only") === "true",
      };
      return { kind: "intruder", id, name: titled(name), text, print };
    });
  }

  /** The cards of a table. */
  cards(
    kind: ComponentKind,
    file: string,
    table: string,
    print: (row: string) => Component["print"] = () => ({}),
  ): Component[] {
    return this.rows(file, table).map((row) => {
      const id = field(row, "id") ?? "";
      return { kind, id, ...this.said(`${kind}-${id}`), print: print(row) };
    });
  }

  /** Something of every table, in the words of this one. */
  retold(one: Component): Component {
    const key = `sign-${one.kind}-${one.id}`;
    return this.messages.has(key) ? { ...one, ...this.said(key) } : one;
  }
}
