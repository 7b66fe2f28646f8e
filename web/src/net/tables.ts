/** Opening tables. */

import type { Level, Setup, Terms } from "../library";
import { settings } from "../parts/settings.svelte";
import { address } from "../route.svelte";
import { account } from "./account.svelte";
import { api } from "./api";
import { keep } from "./invitations.svelte";

/** Tables opened here that begin as soon as their owner has come in. */
const hurried = new Set<string>();

export async function open(name: string, terms: Terms, atOnce: boolean): Promise<void> {
  await account.be(name);
  const { table, invitation, link } = await api.open(terms);
  if (atOnce) hurried.add(table);
  keep(table, invitation);
  address.go(link.replace(/^\/?#/, ""));
}

/** A crew of computers and one chair for the person who wants to play now, with the same species as
 * in another game. */
export function withCrew(players: number, level: Level, like?: Setup): Terms {
  return {
    setup: {
      packs: like?.packs ?? ["base"],
      ...(like?.species === undefined ? {} : { species: like.species }),
      mode: "semi-coop",
      board: "basic",
      players,
      options: { odds: true, undo: "safe" },
    },
    chairs: Array.from({ length: players }, (_, chair) =>
      chair === 0 ? "person" : { bot: level },
    ),
    pace_ms: settings.pace,
  };
}

/** Whether a table is to begin at once; asked once. */
export function begins(table: string): boolean {
  return hurried.delete(table);
}
