/** What the components of a table say of how things are played at it. */

import type { Lore } from "../stage/fold";
import type { Names } from "./names";

export function loreOf(names: Names): Lore {
  const lurking = names.rule("lesson", "lurking");
  const grave = names
    .all("intruder")
    .filter(({ print }) => print.still === true || print.only === true);
  return {
    lurk: lurking === null ? null : lurking.slice(0, lurking.lastIndexOf(".") + 1),
    // A figure is called after its kind.
    looms: (mini) => grave.some(({ id }) => mini.startsWith(`${id}-`)),
  };
}
