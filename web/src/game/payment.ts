/** Equal picks that make one answer: cards to pay with or to discard, named all at once. */

import type { Asking, Offer } from "../wire";

/** Something that may be picked: a card of the hand by its place, or whatever else is offered. */
export type Means = { code: string; label: string; card: number | null };

/** What is asked, where several equal options make one answer. */
export type Payment = {
  /** So many are due; none where any number may be named. */
  due: number | null;
  /** There is only one way to name so many. */
  forced: boolean;
  means: Means[];
  /** The code that ends it, where any number may be named. */
  ends: string | null;
};

/** A question, or what pays for an option before it is named. */
type Asked = Pick<Asking, "due" | "ends" | "forced"> & {
  options: Pick<Offer, "code" | "label" | "copies">[];
};

/** The payment a question is, if it is one: everything that may be picked, equal cards apart, in
 * the order of the hand. */
export function paymentOf(asked: Asked, hand: string[]): Payment | null {
  const { due = null, ends = null, forced = false } = asked;
  if (due === null && ends === null) return null;
  const means = asked.options.flatMap(({ code, label, copies = 1 }): Means[] => {
    if (code === ends) return [];
    const name = code.startsWith("card:") ? code.slice("card:".length) : null;
    const held = hand.flatMap((card, place) => (card === name ? [place] : []));
    return Array.from({ length: copies }, (_, copy) => ({
      code,
      label: label ?? code,
      card: held[copy] ?? null,
    }));
  });
  means.sort((a, b) => (a.card ?? hand.length) - (b.card ?? hand.length));
  return { due, forced, means, ends };
}

/** What the server suggests, by place among the means: those that would be missed least. */
export function proposed({ due, means }: Payment, suggests: string[] = []): number[] {
  const picks: number[] = [];
  for (const code of suggests.slice(0, due ?? 0)) {
    const pick = means.findIndex((one, at) => one.code === code && !picks.includes(at));
    if (pick >= 0) picks.push(pick);
  }
  return picks;
}

/** What is picked after one more touch: what was picked lies down again, and where all that is due
 * is picked already the first makes room for another. */
export function touched(picked: number[], which: number, { due }: Payment): number[] {
  if (picked.includes(which)) return picked.filter((other) => other !== which);
  const full = due !== null && picked.length >= due;
  return [...(full ? picked.slice(1) : picked), which];
}

/** The answers to send, the first to the open question; none as long as more are due. */
export function answers({ means, due, ends }: Payment, picked: number[]): string[] | null {
  const codes = picked.flatMap((which) => means[which]?.code ?? []);
  if (ends !== null) return [...codes, ends];
  return codes.length === due ? codes : null;
}
