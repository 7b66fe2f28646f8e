/** A key for every option: a letter of its name where one is free, else a digit. */

import type { Offer } from "../wire";

/** Keys that mean something at any time. */
export const RESERVED: Record<string, string> = {
  "?": "key-help",
  u: "key-undo",
  t: "key-talk",
  l: "key-log",
  b: "key-bag",
  g: "key-rules",
  o: "key-board",
  h: "key-hand",
  "+": "key-larger",
  "-": "key-smaller",
  Escape: "key-back",
};

export function keysOf(options: Offer[]): Map<string, string> {
  const taken = new Set(Object.keys(RESERVED));
  const keys = new Map<string, string>();
  for (const { code, label } of options) {
    const letters = (label ?? code).toLowerCase().match(/[a-z]/g) ?? [];
    const spare = [...letters.slice(0, 1), ..."123456789", ...letters, ..."abcdefijkmnpqrsvwxyz"];
    const key = spare.find((letter) => !taken.has(letter));
    if (key === undefined) continue;
    taken.add(key);
    keys.set(code, key);
  }
  return keys;
}
