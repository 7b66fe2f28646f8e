/** The names of all components in the seat's language, as the server tells them. */

import type { Component, ComponentKind } from "../library";

export class Names {
  private readonly all: Map<string, Component>;

  constructor(components: Component[]) {
    this.all = new Map(
      components.map((component) => [`${component.kind}/${component.id}`, component]),
    );
  }

  get(kind: ComponentKind, id: string | null | undefined): Component | undefined {
    return id == null ? undefined : this.all.get(`${kind}/${id}`);
  }

  /** Its name; its id as long as nothing better is known. */
  of(kind: ComponentKind, id: string | null | undefined): string {
    return this.get(kind, id)?.name ?? id ?? "";
  }

  /** What it does. */
  text(kind: ComponentKind, id: string | null | undefined): string | null {
    return this.get(kind, id)?.text ?? null;
  }
}
