/** Things in hands go by names of their own: a corpse says whose it was. */

const CORPSE = /^(blue-)?corpse/;

/** The kind of object a thing is; of an item its own id. */
export function objectOf(thing: string): string {
  return CORPSE.test(thing) ? "corpse" : thing;
}
