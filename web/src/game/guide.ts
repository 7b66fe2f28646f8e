/** Guided games: what their coach advises, as long as the advice is followed. */

import type { Guide, Setup } from "../library";
import type { Payment } from "./payment";

/** What to choose now, and in which step of which guided game, from 1. */
export type Advice = { guide: string; step: number; steps: number; choice: string };

/** The guided game with the species and the mission of a table. */
export function guideTo(
  guides: Guide[],
  { species, mission }: Pick<Setup, "species" | "mission">,
): Guide | null {
  const fits = ({ setup }: Guide["terms"]): boolean =>
    setup.species === species && setup.mission === mission;
  return guides.find(({ terms }) => fits(terms)) ?? null;
}

/** What the guide advises in a decision, if that is offered. */
export function advice(guide: Guide, decision: number, offered: string[]): Advice | null {
  for (const [index, step] of guide.steps.entries()) {
    const found = step.find((one) => one.decision === decision);
    if (!found) continue;
    const { choice } = found;
    if (!offered.includes(choice)) return null;
    return { guide: guide.id, step: index + 1, steps: guide.steps.length, choice };
  }
  return null;
}

/** The picks the guide advises for a payment: one for each of the decisions it is made of. */
export function inRow(guide: Guide, decision: number, { due, means }: Payment): number[] | null {
  const steps = guide.steps.flat();
  const picks: number[] = [];
  for (let step = 0; step < (due ?? 0); step += 1) {
    const choice = steps.find((one) => one.decision === decision + step)?.choice;
    const pick = means.findIndex(({ code }, at) => code === choice && !picks.includes(at));
    if (pick < 0) return null;
    picks.push(pick);
  }
  return picks;
}

/** The decision in which somebody at a table chose otherwise; choosing anew there leads back. */
export const strayed = {
  from(table: string): number | null {
    const kept = localStorage.getItem(key(table));
    return kept === null ? null : Number(kept);
  },
  keep(table: string, decision: number): void {
    const before = strayed.from(table);
    localStorage.setItem(
      key(table),
      String(before === null ? decision : Math.min(before, decision)),
    );
  },
  forget(table: string): void {
    localStorage.removeItem(key(table));
  },
};

const key = (table: string): string => `derelict.strayed.${table}`;
