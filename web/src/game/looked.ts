/** How far somebody has read at a table, kept in this browser, so that whoever comes back after a
 * while is shown what has happened since. */

type Seen = Record<number, number>;

const key = (table: string): string => `derelict.looked.${table}`;

export const looked = {
  recall(table: string): Seen {
    try {
      return JSON.parse(localStorage.getItem(key(table)) ?? "{}") as Seen;
    } catch {
      return {};
    }
  },
  keep(table: string, seen: Seen): void {
    localStorage.setItem(key(table), JSON.stringify(seen));
  },
};
