/** The names of all components in the seat's language, as the server tells them. */

import { hueOf } from "../drawings/faces";
import type { Component, ComponentKind } from "../library";

export class Names {
  private readonly known: Map<string, Component>;

  constructor(components: Component[]) {
    this.known = new Map(
      components.map((component) => [`${component.kind}/${component.id}`, component]),
    );
  }

  /** Everything there is, in the order it is told. */
  every(): Component[] {
    return [...this.known.values()];
  }

  /** All of a kind. */
  all(kind: ComponentKind): Component[] {
    return this.every().filter((component) => component.kind === kind);
  }

  get(kind: ComponentKind, id: string | null | undefined): Component | undefined {
    return id == null ? undefined : this.known.get(`${kind}/${id}`);
  }

  /** Its name; its id as long as nothing better is known. */
  of(kind: ComponentKind, id: string | null | undefined): string {
    return this.get(kind, id)?.name ?? id ?? "";
  }

  /** What it does. */
  text(kind: ComponentKind, id: string | null | undefined): string | null {
    return this.get(kind, id)?.text ?? null;
  }

  /** The rule behind it. */
  rule(kind: ComponentKind, id: string | null | undefined): string | null {
    return this.get(kind, id)?.rule ?? null;
  }

  /** The colour of a character's draft card, which two may share that are never in one game. */
  draft(character: string | null | undefined): string {
    return String(this.get("character", character)?.print.colour ?? "none");
  }

  /** The colour of a character's pieces: the hue it is drawn in. */
  pieces(character: string | null | undefined): string {
    return (character ? hueOf(character) : null) ?? this.draft(character);
  }

  /** What is explained of it. */
  tip(
    kind: ComponentKind,
    id: string,
  ): { title: string; text: string | null; rule: string | null } {
    return { title: this.of(kind, id), text: this.text(kind, id), rule: this.rule(kind, id) };
  }
}
