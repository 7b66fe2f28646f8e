/** What is said of the people at the table. */

import { wornOf } from "../drawings/drawn";
import type { ChairView, PlayerView, View, Waiting } from "../wire";
import { t } from "../words/words.svelte";
import { entries } from "./entries";

export type State =
  "acts" | "asked" | "waits" | "passed" | "fights" | "asleep" | "gone" | "dead" | "boarded";

/** One word on what a player is doing. */
export function stateOf(view: View, player: PlayerView, waiting: Waiting): State {
  const { place } = player;
  if (place === "hibernating") return "asleep";
  if (place === "departed") return "gone";
  if (typeof place === "object" && "evacuated" in place) return "gone";
  if (typeof place === "object" && "dead" in place) return "dead";
  const fights =
    typeof place === "object" &&
    "room" in place &&
    (view.rooms[place.room]?.intruders.length ?? 0) > 0;
  if (fights) return "fights";
  if (view.active === player.seat) return "acts";
  if (waiting.seats.includes(player.seat)) return "asked";
  if (player.passed) return "passed";
  if (typeof place === "object" && "pod" in place) return "boarded";
  return "waits";
}

/** What everybody sees on somebody's face. */
export type Marked = {
  /** A cut for each serious wound, and how many of them are dressed. */
  cuts: number;
  dressed: number;
  slimed: boolean;
  state: "whole" | "fights" | "asleep" | "dead" | "away";
};

export function markedOf(player: PlayerView, state: State, away = false): Marked {
  return {
    cuts: player.serious.length,
    dressed: player.serious.filter(({ dressed }) => dressed).length,
    slimed: entries(player.marks).some(([mark, much]) => much > 0 && wornOf(mark) !== null),
    state:
      state === "fights" || state === "asleep" || state === "dead"
        ? state
        : away || state === "gone"
          ? "away"
          : "whole",
  };
}

/** The person on a chair. */
export function playerName(chair: ChairView | undefined): string {
  if (!chair) return "";
  if (chair.bot !== null) return chair.name ? t("bot-for", { name: chair.name }) : t("bot");
  return chair.name ?? t("chair-free");
}
