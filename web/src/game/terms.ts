/** The terms of a table, from its setup and what else was chosen in the form. */

import type { Level, Setup, Terms } from "../library";

type Table = { shown: boolean; clock: number; pace: number };

export function termsOf(
  setup: Setup,
  chairs: ("person" | Level)[],
  { shown, clock, pace }: Table,
): Terms {
  return {
    setup,
    chairs: chairs.map((chair) => (chair === "person" ? "person" : { bot: chair })),
    public: shown,
    ...(clock > 0 ? { clock_secs: clock } : {}),
    ...(pace > 0 ? { pace_ms: pace } : {}),
  };
}
