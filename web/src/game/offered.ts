/** An option on the screen: pointing at it lights what it is about, and explains it. */

import type { Attachment } from "svelte/attachments";
import { explained } from "../parts/tips.svelte";
import type { Offer } from "../wire";
import type { Play } from "./play.svelte";

export function offered(play: Play, offer: Offer): Attachment<Element> {
  const explains = explained(() => {
    const now = play.riskOf(offer.code);
    if (!offer.help && !offer.rule && !now) return null;
    const title = offer.label ?? offer.code;
    return { title, text: offer.help ?? null, now, rule: offer.rule ?? null };
  });
  const point = (): void => {
    play.pointed = offer.code;
  };
  const leave = (): void => {
    play.pointed = null;
  };
  return (element) => {
    for (const name of ["pointerenter", "focus"]) element.addEventListener(name, point);
    for (const name of ["pointerleave", "blur"]) element.addEventListener(name, leave);
    const end = explains(element);
    return () => {
      for (const name of ["pointerenter", "focus"]) element.removeEventListener(name, point);
      for (const name of ["pointerleave", "blur"]) element.removeEventListener(name, leave);
      end?.();
    };
  };
}
