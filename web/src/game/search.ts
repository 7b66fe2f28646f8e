/** Finding a component by what is written on it. */

import type { Exhibit } from "../library";
import type { Names } from "./names";

/** Letters as they are typed by whoever has no keys for them. */
const plain = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ß", "ss").toLowerCase();

/** Whether every word that was typed stands in its name, its text, its rules or its owners' names. */
export function matches(typed: string, exhibit: Exhibit, names: Names): boolean {
  const owners = (exhibit.owners ?? []).map((owner) => names.of("character", owner));
  const written = plain([exhibit.name, exhibit.text ?? "", ...owners, ...exhibit.rules].join(" "));
  return plain(typed)
    .split(/\s+/)
    .every((word) => written.includes(word));
}
