/** Sheets of drawings. Each is fetched when the first of its drawings is wanted, and lies in the page
 * from then on, so that everything on it can be used by name. */

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
};

export type Sheet = keyof typeof SHEETS;

/** Sheets that are drawn on the grounds of others. */
export const GROUNDS: Partial<Record<Sheet, Sheet[]>> = {
  aftermath: ["cards", "arms", "items"],
  // What may happen to somebody is drawn beside the faces of the ship's own crew.
  "aftermath-crew": ["crew"],
  "aftermath-rooms": ["rooms", "items"],
};

const wanted = new Map<Sheet, Promise<void>>();

/** Lays a sheet into the page, once, and those it is drawn upon. Whatever is missing when the line breaks is wanted again by the
 * next drawing; until then words say the same. */
export function want(sheet: Sheet): Promise<void> {
  for (const ground of GROUNDS[sheet] ?? []) void want(ground);
  const laid =
    wanted.get(sheet) ??
    SHEETS[sheet]().then(
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
