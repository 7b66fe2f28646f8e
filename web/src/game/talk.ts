/** Talk in the words of the game, which the computer understands too. */

import type { Seat } from "../wire";
import { t } from "../words/words.svelte";

const PLANETS = ["earth", "mars", "venus", "deep-space"];

export type Claim = { text: string; talk: unknown };

/** Everything one may say in the words of the game. */
export function claims(others: Seat[], name: (seat: Seat) => string): Claim[] {
  const all: unknown[] = [
    ...[0, 1, 2].flatMap((engine) => [
      { engine: { engine, works: true } },
      { engine: { engine, works: false } },
    ]),
    ...PLANETS.map((planet) => ({ course: { planet } })),
    ...[0, 1, 2].map((engine) => ({ "ask-engine": { engine } })),
    ...others.map((to) => ({ "promise-place": { to } })),
  ];
  return all.map((talk) => ({ talk, text: spoken(talk, name) }));
}

/** What somebody said, in words. */
export function spoken(talk: unknown, name: (seat: Seat) => string): string {
  if (typeof talk !== "object" || talk === null) return t("talk-strange");
  const [kind, said] = (Object.entries(talk)[0] ?? []) as [string?, Record<string, unknown>?];
  switch (kind) {
    case "engine":
      return t(said?.works ? "talk-engine-works" : "talk-engine-broken", {
        engine: Number(said?.engine) + 1,
      });
    case "course":
      return t("talk-course", { planet: t(`planet-${String(said?.planet)}`) });
    case "ask-engine":
      return t("talk-ask-engine", { engine: Number(said?.engine) + 1 });
    case "promise-place":
      return t("talk-promise-place", { who: name(Number(said?.to)) });
    default:
      return t("talk-strange");
  }
}
