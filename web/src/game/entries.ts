/** The values of one of the server's maps, of which TypeScript thinks some might be missing. */
export function all<T>(map: { [key in string | number]?: T }): T[] {
  return Object.values(map).filter((value): value is T => value !== undefined);
}

/** Its keys and values. */
export function entries<T>(map: { [key in string | number]?: T }): [string, T][] {
  return Object.entries(map).filter((entry): entry is [string, T] => entry[1] !== undefined);
}
