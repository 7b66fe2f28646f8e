/** The terms of a table, from what was chosen in the form. */

import type { Level, Options, Terms } from "../library";
import type { Mode } from "../wire";

type Table = { shown: boolean; clock: number; pace: number };

export function termsOf(
  chosen: Record<string, string>,
  chairs: ("person" | Level)[],
  { shown, clock, pace }: Table,
): Terms {
  const on = (name: string): boolean => chosen[name] === "on";
  const options: Options = {
    "intruder-player": on("intruder-player"),
    "free-characters": on("free-characters"),
    odds: on("odds"),
    ...(chosen.undo ? { undo: chosen.undo as "off" | "safe" | "agreed" } : {}),
  };
  return {
    setup: {
      packs: on("digest-rooms") ? ["base", "digest-rooms"] : ["base"],
      mode: (chosen.mode ?? "semi-coop") as Mode,
      board: chosen.board ?? "basic",
      players: chairs.length,
      options,
    },
    chairs: chairs.map((chair) => (chair === "person" ? "person" : { bot: chair })),
    public: shown,
    ...(clock > 0 ? { clock_secs: clock } : {}),
    ...(pace > 0 ? { pace_ms: pace } : {}),
  };
}
