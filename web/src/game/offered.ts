/** An option on the screen: pointing at it lights what it is about, and explains it. */

import type { Attachment } from "svelte/attachments";
import { explained } from "../parts/tips.svelte";
import type { Offer } from "../wire";
import type { Play } from "./play.svelte";

export function offered(play: Play, offer: Offer): Attachment<Element> {
  const explains = explained(() => {
    const now =
      play
        .risksOf(offer.code)
        .map(({ text }) => text)
        .join(" ") || null;
    if (!offer.help && !offer.rule && !now) return null;
    const title = offer.label ?? offer.code;
    return { title, text: offer.help ?? null, now, rule: offer.rule ?? null };
  });
  const points = pointing(play, () => offer.code);
  return (element) => {
    const ends = [explains(element), points(element)];
    return () => {
      for (const end of ends) end?.();
    };
  };
}

/**
 * Lights what an option is about while something is pointed at or has the focus. What is taken off
 * the page loses both in the middle of drawing, when nothing may change; it is noted right after.
 */
export function pointing(play: Play, code: () => string | null): Attachment<Element> {
  return (element) => {
    let own: string | null = null;
    const point = (): void => {
      own = code();
      play.pointed = own;
    };
    const leave = (): void => {
      const left = own;
      own = null;
      queueMicrotask(() => {
        if (left !== null && play.pointed === left) play.pointed = null;
      });
    };
    const on = { pointerenter: point, focus: point, pointerleave: leave, blur: leave };
    for (const [name, listener] of Object.entries(on)) element.addEventListener(name, listener);
    return () => {
      leave();
      for (const [name, listener] of Object.entries(on)) {
        element.removeEventListener(name, listener);
      }
    };
  };
}
