/** Talk in the words of the game, which the computer understands too. */

import type { ChairView, News, Seat } from "../wire";
import { t } from "../words/words.svelte";

const PLANETS = ["earth", "mars", "venus", "deep-space"];

/** Engines count from 0 on the wire. */
type Said =
  | { say: "engine"; engine: number; works: boolean }
  | { say: "course"; planet: string }
  | { say: "ask-engine"; engine: number }
  | { say: "promise-place"; to: Seat };

/** The seat of a person; several seats at one screen have nobody in particular. */
export function seatOf(guest: string | null, chairs: ChairView[]): Seat | null {
  const [only, ...others] = chairs.filter((chair) => chair.guest === guest && guest !== null);
  return only && others.length === 0 ? only.seat : null;
}

/** The seat that said something. */
export function speakerOf(one: News, chairs: ChairView[]): Seat | null {
  if (one.news === "talk") return one.seat;
  if (one.news === "whisper") return one.from;
  return one.news === "chat" ? seatOf(one.guest, chairs) : null;
}

export type Claim = { text: string; talk: unknown };

/** Everything one may say in the words of the game. */
export function claims(others: Seat[], name: (seat: Seat) => string): Claim[] {
  const all: Said[] = [
    ...[0, 1, 2].flatMap((engine): Said[] => [
      { say: "engine", engine, works: true },
      { say: "engine", engine, works: false },
    ]),
    ...PLANETS.map((planet): Said => ({ say: "course", planet })),
    ...[0, 1, 2].map((engine): Said => ({ say: "ask-engine", engine })),
    ...others.map((to): Said => ({ say: "promise-place", to })),
  ];
  return all.map((talk) => ({ talk, text: spoken(talk, name) }));
}

/** What somebody said, in words. */
export function spoken(talk: unknown, name: (seat: Seat) => string): string {
  const said = talk as Said;
  switch (said.say) {
    case "engine":
      return t(said.works ? "talk-engine-works" : "talk-engine-broken", {
        engine: said.engine + 1,
      });
    case "course":
      return t("talk-course", { planet: t(`planet-${said.planet}`) });
    case "ask-engine":
      return t("talk-ask-engine", { engine: said.engine + 1 });
    case "promise-place":
      return t("talk-promise-place", { who: name(said.to) });
    default:
      return t("talk-strange");
  }
}
