/** What the tracks of a table show. */

import type { PrintedTrack } from "../library";
import type { Tip } from "../parts/tips.svelte";
import type { Space, View } from "../wire";
import { t } from "../words/words.svelte";
import { entries } from "./entries";
import type { Names } from "./names";

export type Reading = {
  id: string;
  name: string;
  short: string;
  track: PrintedTrack;
  /** Where the marker lies; nowhere if the track does not run. */
  now: Space | null;
  /** Something is close to breaking. */
  close: boolean;
  tip: Tip;
};

/** So many before the most that can be counted, it is time to worry. */
const CLOSE = 2;

/** Every track of the table, in the order they are watched. */
export function readings(view: View, names: Names): Reading[] {
  const markers = new Map(entries<Space | null>(view.tracks));
  return names.all("track").flatMap(({ id, name, short, print: { track } }): Reading[] => {
    const now = markers.get(id) ?? null;
    const close = track?.most != null && Number(now) + CLOSE >= track.most;
    const tip: Tip = names.tip("track", id);
    if (track?.secret) tip.now = secretOf(view, names) ?? t("course-unknown");
    return track ? [{ id, name, short: short ?? name, track, now, close, tip }] : [];
  });
}

/** What the hidden card says about the spaces of a track, for those who have seen it. */
export function secretOf(view: View, names: Names): string | null {
  return view.coordinates.card ? names.text("coordinates", view.coordinates.card) : null;
}

/** The tracks with spaces, and those that only count. */
export function sorted(all: Reading[]): { tracks: Reading[]; counts: Reading[] } {
  return {
    tracks: all.filter(({ track }) => track.spaces.length > 0),
    counts: all.filter(({ track }) => track.spaces.length === 0),
  };
}
