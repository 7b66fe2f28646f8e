/** Sheets of drawings. Each is fetched when the first of its drawings is wanted, and lies in the page
 * from then on, so that everything on it can be used by name. */

import { found } from "./albums.svelte";

const SHEETS = {
  crew: () => import("./sheets/crew.svg?raw"),
  rooms: () => import("./sheets/rooms.svg?raw"),
  cards: () => import("./sheets/cards.svg?raw"),
  arms: () => import("./sheets/arms.svg?raw"),
  items: () => import("./sheets/items.svg?raw"),
  fates: () => import("./sheets/fates.svg?raw"),
  beasts: () => import("./sheets/beasts.svg?raw"),
  moments: () => import("./sheets/moments.svg?raw"),
  ship: () => import("./sheets/ship.svg?raw"),
  void: () => import("./sheets/void.svg?raw"),
  "void-beasts": () => import("./sheets/void-beasts.svg?raw"),
  flesh: () => import("./sheets/flesh.svg?raw"),
  aftermath: () => import("./sheets/aftermath.svg?raw"),
  "aftermath-crew": () => import("./sheets/aftermath-crew.svg?raw"),
  "aftermath-rooms": () => import("./sheets/aftermath-rooms.svg?raw"),
  "flesh-beasts": () => import("./sheets/flesh-beasts.svg?raw"),
  "lockdown-vistas": () => import("./sheets/lockdown-vistas.svg?raw"),
};

/** Sheets of albums. */
type Further =
  | "lockdown"
  | "lockdown-crew"
  | "lockdown-rooms"
  | "lockdown-actions"
  | "lockdown-items"
  | "lockdown-fates"
  | "lockdown-beasts";

export type Sheet = keyof typeof SHEETS | Further;

/** How a sheet is fetched. */
export type Fetch = () => Promise<{ default: string }>;

/** Sheets that are drawn on the grounds of others. */
const GROUNDS: Partial<Record<Sheet, Sheet[]>> = {
  aftermath: ["cards", "arms", "items"],
  // What may happen to somebody is drawn beside the faces of the ship's own crew.
  "aftermath-crew": ["crew"],
  "aftermath-rooms": ["rooms", "items"],
};

export const groundsOf = (sheet: Sheet): Sheet[] =>
  GROUNDS[sheet] ?? found(({ grounds }) => grounds[sheet]) ?? [];

const wanted = new Map<Sheet, Promise<void>>();

/** Lays a sheet into the page, once, and those it is drawn upon. Whatever is missing when the line breaks is wanted again by the
 * next drawing; until then words say the same. */
export function want(sheet: Sheet): Promise<void> {
  for (const ground of groundsOf(sheet)) void want(ground);
  const fetch =
    (SHEETS as Partial<Record<Sheet, Fetch>>)[sheet] ?? found(({ sheets }) => sheets[sheet]);
  if (!fetch) return Promise.resolve();
  const laid =
    wanted.get(sheet) ??
    fetch().then(
      ({ default: drawings }) => {
        lay(drawings);
      },
      () => {
        wanted.delete(sheet);
      },
    );
  wanted.set(sheet, laid);
  return laid;
}

function lay(drawings: string): void {
  const { documentElement } = new DOMParser().parseFromString(drawings, "image/svg+xml");
  documentElement.setAttribute("class", "drawings");
  documentElement.setAttribute("aria-hidden", "true");
  document.body.append(document.importNode(documentElement, true));
}
