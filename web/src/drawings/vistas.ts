/** Which picture a way to play has on its card. */

import type { Sheet } from "./sheets";

export type Vista =
  | "rivals"
  | "allies"
  | "alone"
  | "brood"
  | "void"
  | "flesh"
  | "night"
  | "home"
  | "adrift"
  | "ship"
  | "facility"
  | "mars";

const VISTAS: Record<string, Record<string, Vista>> = {
  mode: { "semi-coop": "rivals", coop: "allies", solo: "alone" },
  species: {
    intruders: "brood",
    "void-seeders": "void",
    carnomorphs: "flesh",
    "night-stalkers": "night",
  },
  setting: { ship: "ship", facility: "facility", surface: "mars" },
  mission: { voyage: "home", epilogue: "adrift" },
};

/** The picture of a value, if it has one of its own. */
export function vistaOf(kind: string, value: string): Vista | null {
  return VISTAS[kind]?.[value] ?? null;
}

/** The sheet a picture is on; the others are drawn where they stand. */
export function sheetFor(vista: Vista | null): Sheet | null {
  if (vista === "void" || vista === "flesh") return `${vista}-beasts`;
  return whole(vista) ? "lockdown-vistas" : null;
}

/** All of the picture lies on its sheet. */
export function whole(vista: Vista | null): boolean {
  return vista === "night" || vista === "ship" || vista === "facility" || vista === "mars";
}
