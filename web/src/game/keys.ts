/**
 * A key for every option: actions have letters of their names, corridors their own numbers, and
 * whatever else is chosen its place in the list.
 */

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

export function keysOf(options: Offer[], acting: boolean): Map<string, string> {
  const taken = new Set(Object.keys(RESERVED));
  const keys = new Map<string, string>();
  for (const [index, { code, label }] of options.entries()) {
    const letters = (label ?? code).toLowerCase().match(/[a-z]/g) ?? [];
    const number = /\d/.exec(code.startsWith("corridor:") ? (label ?? "") : "")?.[0];
    const own = number ?? (acting ? letters[0] : String(index + 1));
    const spare = [own ?? "", ...letters, ..."abcdefijkmnpqrsvwxyz123456789"];
    const key = spare.find((one) => one.length === 1 && !taken.has(one));
    if (key === undefined) continue;
    taken.add(key);
    keys.set(code, key);
  }
  return keys;
}
