/** Which panel lies open on the desk: one at a time, closed with Escape. */

export type Drawer =
  | { kind: "rules"; search: string }
  | { kind: "bag" }
  | { kind: "keys" }
  | { kind: "menu" }
  | { kind: "settings" }
  | { kind: "sheet"; sheet: "you" | "actions" | "crew" | "log" }
  | null;

class Desk {
  open = $state.raw<Drawer>(null);

  close(): void {
    this.open = null;
  }

  toggle(drawer: NonNullable<Drawer>): void {
    const same =
      this.open?.kind === drawer.kind &&
      (drawer.kind !== "sheet" || (this.open.kind === "sheet" && this.open.sheet === drawer.sheet));
    this.open = same ? null : drawer;
  }
}

export const desk = new Desk();

/** Opens the rulebook at a rule. */
export function openRule(rule: string): void {
  desk.open = { kind: "rules", search: rule };
}
