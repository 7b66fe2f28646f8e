/** The sentence under a beat: the log's own, or what is being done as long as nothing is told. */

import { gravity } from "../game/gravity";
import { toldBy, type Beat, type Told } from "./fold";

/** What is said while something rolls or lies face down. */
export type Hush =
  | "noise"
  | "combat"
  | "bag"
  | "event"
  | "scan"
  | "panic"
  | "mutate"
  | "adapt"
  | "feed"
  | "fire"
  | "attacks"
  | "time"
  | "lurk";

export type Caption = { told: Told } | { hush: Hush };

const weight = ({ fact }: Told): number => gravity(fact.kind, false);

/** The sentence of a part of a beat: the gravest of what it tells anew. */
export function captionOf(beat: Beat, at: number): Caption {
  for (let part = at; part >= 0; part -= 1) {
    const before = part === 0 ? 0 : toldBy(beat, part - 1).length;
    const fresh = toldBy(beat, part)
      .slice(before)
      .map(({ one }) => one)
      .filter(({ text }) => text);
    const main = fresh.find((one) => one === beat.main);
    if (main && beat.parts.length < 2) return { told: main };
    const first = main ?? fresh[0];
    if (first && !(part === 0 && hushOf(beat))) {
      return {
        told: fresh.reduce((best, one) => (weight(one) > weight(best) ? one : best), first),
      };
    }
  }
  return { hush: hushOf(beat) ?? "bag" };
}

/** What a beat begins with before it tells anything. */
function hushOf(beat: Beat): Hush | null {
  switch (beat.kind) {
    case "noise":
    case "combat":
    case "event":
    case "bag":
    case "scan":
    case "panic":
    case "mutate":
    case "adapt":
    case "feed":
      return beat.kind;
    case "encounter":
      return beat.cues.some(({ one }) => one.fact.kind === "noise-rolled") ? "noise" : "bag";
    case "step":
      return beat.main === null && beat.step !== null ? beat.step : null;
    case "pay":
    case "mark":
    case "move":
    case "crawl":
    case "deed":
    case "find":
    case "trouble":
    case "tile":
    case "count":
    case "attack":
    case "wound":
    case "infest":
    case "madden":
    case "loom":
    case "change":
    case "death":
    case "destruct":
    case "leave":
      return null;
  }
}
