/** What is said of the people at the table. */

import type { ChairView, PlayerView, View, Waiting } from "../wire";
import { t } from "../words/words.svelte";

export type State =
  "acts" | "asked" | "waits" | "passed" | "fights" | "asleep" | "gone" | "dead" | "boarded";

/** One word on what a player is doing. */
export function stateOf(view: View, player: PlayerView, waiting: Waiting): State {
  const { place } = player;
  if (place === "hibernating") return "asleep";
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

/** The person on a chair. */
export function playerName(chair: ChairView | undefined): string {
  if (!chair) return "";
  if (chair.bot !== null) return chair.name ? t("bot-for", { name: chair.name }) : t("bot");
  return chair.name ?? t("chair-free");
}
