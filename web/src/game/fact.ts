/** What an event tells of its parts. */

import type { Fact } from "../wire";

/** A part of a fact by name, if facts of that kind have it. */
export function part(fact: Fact, name: string): unknown {
  return (fact as unknown as Record<string, unknown>)[name];
}
