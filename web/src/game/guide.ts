/** The guided first game: a table everybody finds alike, and marks that explain what is new. */

import type { Terms } from "../library";

/** Words the dice of the guided game come of, so that it begins alike for everybody. */
export const GUIDED_SEED = "first game";

export const GUIDED: Terms = {
  setup: {
    packs: ["base"],
    mode: "semi-coop",
    board: "basic",
    players: 2,
    characters: ["scout", "soldier"],
    options: { odds: true, undo: "safe" },
  },
  chairs: ["person", { bot: "seasoned" }],
  seed: GUIDED_SEED,
};
