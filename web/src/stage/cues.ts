/** What is heard with a beat. It follows from the public kind of the beat alone, so that nothing can be
 * heard before it is seen. */

import type { Cue as Sound } from "../parts/sounds";
import { STAGED, type BeatKind, type FactKind } from "./beats";
import type { Beat } from "./fold";

const HEARD: Record<BeatKind, (Sound | null)[]> = {
  pay: ["paper"],
  mark: ["relay"],
  step: ["relay"],
  move: ["relay"],
  crawl: ["scrape"],
  deed: ["relay"],
  find: ["paper"],
  trouble: ["crackle"],
  tile: ["servo"],
  bag: ["paper", "knock"],
  event: ["paper", "swell"],
  noise: ["dice", null, "knock"],
  combat: ["dice", null, "crackle"],
  encounter: ["knock", "paper", "swell", "heart"],
  count: ["heart"],
  attack: ["hiss", "paper", "heart"],
  wound: ["heart"],
  scan: ["hiss", "heart"],
  infest: ["swell"],
  panic: ["paper", "heart", "swell"],
  madden: ["swell"],
  loom: ["swell"],
  feed: ["hiss", "swell", "heart"],
  adapt: ["paper", "swell"],
  mutate: ["paper", "heart"],
  change: ["heart"],
  death: ["toll"],
  destruct: ["alarm"],
  leave: ["thrust"],
};

/** The sound a part of a beat begins with. */
export function heardWith(beat: Beat, part: number): Sound | null {
  if (beat.kind === "mark" && beat.icon === "noise") return "knock";
  // A die is heard while it rolls, whatever comes of it.
  const rolled = beat.cues.some(({ one }) => one.fact.kind === "noise-rolled");
  if (beat.kind === "encounter" && part === 0 && rolled) return "dice";
  return HEARD[beat.kind][part] ?? null;
}

/** The sound of a fact where nothing is staged. */
export function heardOf(kind: FactKind): Sound | null {
  const staged = STAGED[kind];
  return (staged && HEARD[staged[0]].at(-1)) ?? null;
}
