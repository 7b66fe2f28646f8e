/** What the components of a table say of how things are played at it. */

import type { Lore } from "../stage/fold";
import type { Names } from "./names";

export function loreOf(names: Names): Lore {
  const lurking = names.rule("lesson", "lurking");
  return {
    lurk: lurking === null ? null : lurking.slice(0, lurking.lastIndexOf(".") + 1),
    looms: (kind) => {
      const { still, only } = names.get("intruder", kind)?.print ?? {};
      return Boolean(still ?? only);
    },
  };
}
