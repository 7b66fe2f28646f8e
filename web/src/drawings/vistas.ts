/** Which picture a way to play has on its card. */

export type Vista = "rivals" | "allies" | "alone" | "brood" | "void" | "flesh" | "home" | "adrift";

const VISTAS: Record<string, Record<string, Vista>> = {
  mode: { "semi-coop": "rivals", coop: "allies", solo: "alone" },
  species: { intruders: "brood", "void-seeders": "void", carnomorphs: "flesh" },
  mission: { voyage: "home", epilogue: "adrift" },
};

/** The picture of a value, if it has one of its own. */
export function vistaOf(kind: string, value: string): Vista | null {
  return VISTAS[kind]?.[value] ?? null;
}
