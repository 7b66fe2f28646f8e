/** What further boxes draw, and which of it belongs to what. An album comes with the first table its box
 * lies on, so that no other table carries it, and counts as long as such a table is looked at: kinds of
 * two boxes may bear the same name. Whatever was drawn otherwise until it came is drawn anew. */

import type { Names } from "../game/names";
import type { ComponentKind } from "../library";
import type { Brood } from "./beasts";
import type { Drawn } from "./drawn";
import type { Family } from "./emblems";
import type { People } from "./faces";
import type { Look } from "./happenings";
import type { Fetch, Sheet } from "./sheets";
import type { SignOf } from "./signs";

export type Album = {
  sheets: Partial<Record<Sheet, Fetch>>;
  /** Sheets that are drawn on the grounds of others. */
  grounds: Partial<Record<Sheet, Sheet[]>>;
  drawn: Partial<Record<ComponentKind, Record<string, Drawn>>>;
  signs: Partial<Record<ComponentKind, Record<string, SignOf>>>;
  people: People[];
  places: Partial<Record<Sheet, string[]>>;
  /** Rooms where no lamp hangs. */
  dark: string[];
  cards: Family[];
  beasts: Partial<Record<Sheet, Brood>>;
  /** What happens only there. */
  looks?: Record<string, Look>;
};

type Box = { tells: [ComponentKind, string][]; load: () => Promise<Album> };

/** What tells that a box lies on a table, and where its album is. */
const BOXES: Box[] = [
  {
    tells: [
      ["character", "ceo"],
      ["character", "medic"],
      ["room", "server-room"],
      ["wound", "melted"],
    ],
    load: async () => (await import("./aftermath")).album,
  },
  {
    tells: [
      ["room", "backup-power-supply"],
      ["character", "hacker"],
    ],
    load: async () => (await import("./lockdown")).album,
  },
  {
    tells: [["attack", "blood-chase"]],
    load: async () => (await import("./lockdown")).stalkers,
  },
];

let opened = $state.raw<Album[]>([]);
/** How often something was laid out: what comes late is for a table that is gone. */
let laid = 0;

/** The first that any open album has. */
export function found<T>(look: (album: Album) => T | null | undefined): T | undefined {
  for (const album of opened) {
    const seen = look(album);
    if (seen != null) return seen;
  }
  return undefined;
}

/** Opens albums, and closes all others. */
export function open(...albums: Album[]): void {
  opened = albums;
}

/** Opens the albums of whatever lies on a table, and tells when they are open. */
export async function browse(names: Names): Promise<void> {
  laid += 1;
  const now = laid;
  const boxes = BOXES.filter(({ tells }) => tells.some(([kind, id]) => names.get(kind, id)));
  // What cannot be fetched is drawn from its symbol.
  const albums = await Promise.all(boxes.map(({ load }) => load().catch(() => null)));
  if (now === laid) open(...albums.filter((album) => album !== null));
}
