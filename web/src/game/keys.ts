/** What the keys do. */

import type { Offer } from "../wire";

/** Keys that mean something at any time. No action has one of them: a test of the terminal, which has
 * its own, reads these, too. */
export const RESERVED: Record<string, string> = {
  "?": "key-help",
  u: "key-undo",
  t: "key-talk",
  l: "key-log",
  "#": "key-bag",
  "/": "key-rules",
  o: "key-board",
  h: "key-hand",
  "+": "key-larger",
  "-": "key-smaller",
  Escape: "key-back",
  " ": "key-pause",
  ArrowRight: "key-next",
  End: "key-skip",
  ",": "key-slower",
  ".": "key-faster",
};

/** The keys of what may be chosen: an action's own is the same all game and told by the server;
 * among targets a corridor has its number, and whatever else its place in the list. */
export function keysOf(options: Offer[], acting: boolean): Map<string, string> {
  const taken = new Set(Object.keys(RESERVED));
  const keys = new Map<string, string>();
  const give = (code: string, key: string | undefined): boolean => {
    if (key === undefined || taken.has(key)) return false;
    taken.add(key);
    keys.set(code, key);
    return true;
  };
  for (const { code, key } of options) give(code, key?.toLowerCase());
  if (acting) return keys;
  for (const [index, { code, key, label, warns }] of options.entries()) {
    // What is lost for good has no key to be hit by accident.
    if (key !== undefined || warns !== undefined) continue;
    const number = /\d/.exec(code.startsWith("corridor:") ? (label ?? "") : "")?.[0];
    const spare = [number, String(index + 1), ..."123456789"].filter((one) => one?.length === 1);
    spare.some((one) => give(code, one));
  }
  return keys;
}
