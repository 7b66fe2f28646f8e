/** What is played at a table, in the names the server has for it. */

import type { Setup, TableOption } from "../library";

/** The names of what was chosen on the axes of a game, and every option that is not as usual. */
export function played(
  setup: Setup,
  options: TableOption[],
): { axes: string[]; changed: string[]; told: string[] } {
  const axes: string[] = [];
  /** What a mission other than the usual one is about. */
  const told: string[] = [];
  const changed: string[] = [];
  for (const option of options) {
    const usual = option.values[0]?.value;
    const value = option.values.find((known) => known.value === (chosen(setup, option) ?? usual));
    if (!value) continue;
    if (option.kind === "mission" && value.value !== usual) told.push(value.text);
    if (option.kind !== "pack" && option.kind !== "option") axes.push(value.name);
    else if (value.value !== usual) changed.push(option.title);
  }
  return { axes, changed, told };
}

/** What a setup says of an option, if anything. */
function chosen(setup: Setup, { name, kind }: TableOption): string | undefined {
  switch (kind) {
    case "mode":
    case "setting":
    case "board":
    case "species":
    case "mission":
      return setup[kind];
    case "pack":
      return setup.packs.includes(name) ? "on" : "off";
    case "option": {
      const said = setup.options?.[name];
      return typeof said === "boolean" ? (said ? "on" : "off") : said?.toString();
    }
  }
}
