/** What further boxes draw, and which of it belongs to what. An album comes with the first table its box
 * lies on, so that no other table carries it; whatever was drawn from a symbol until then is drawn anew. */

import type { Names } from "../game/names";
import type { ComponentKind } from "../library";
import type { Brood } from "./beasts";
import type { Drawn } from "./drawn";
import type { Family } from "./emblems";
import type { People } from "./faces";
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
};

type Box = { tells: [ComponentKind, string][]; load: () => Promise<{ album: Album }> };

/** What tells that a box lies on a table, and where its album is. */
const BOXES: Box[] = [
  {
    tells: [
      ["character", "ceo"],
      ["character", "medic"],
      ["room", "server-room"],
      ["wound", "melted"],
    ],
    load: () => import("./aftermath"),
  },
  {
    tells: [
      ["room", "backup-power-supply"],
      ["intruder", "night-larva"],
      ["character", "hacker"],
    ],
    load: () => import("./lockdown"),
  },
];

let opened = $state.raw<Album[]>([]);

/** The first that any open album has. */
export function found<T>(look: (album: Album) => T | null | undefined): T | undefined {
  for (const album of opened) {
    const seen = look(album);
    if (seen != null) return seen;
  }
  return undefined;
}

export function open(album: Album): void {
  if (!opened.includes(album)) opened = [...opened, album];
}

/** Opens the albums of whatever lies on a table; tells when there was one that had not been open. */
export function browse(names: Names, then: () => void): void {
  for (const { tells, load } of BOXES) {
    if (!tells.some(([kind, id]) => names.get(kind, id))) continue;
    void load().then(
      ({ album }) => {
        if (opened.includes(album)) return;
        open(album);
        then();
      },
      () => undefined,
    );
  }
}
