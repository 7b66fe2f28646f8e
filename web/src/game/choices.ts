/** What can be chosen for a table, and what goes with what. */

import type { Bond, OptionValue, Setup, TableOption } from "../library";

export type Chosen = Record<string, string>;

/** What is chosen as long as nobody says otherwise. */
export function usual(options: TableOption[]): Chosen {
  return Object.fromEntries(options.map(({ name, values }) => [name, values[0]?.value ?? ""]));
}

/** What is chosen elsewhere and brings a pack along, so that it cannot be left out. */
export function bringer(
  options: TableOption[],
  chosen: Chosen,
  pack: TableOption,
): OptionValue | undefined {
  if (pack.kind !== "pack") return undefined;
  const others = options.filter(({ name }) => name !== pack.name);
  return others
    .flatMap(({ name, values }) => values.find(({ value }) => value === chosen[name]) ?? [])
    .find(({ packs }) => packs.includes(pack.name));
}

/** The choices with everything that comes with them. */
export function whole(options: TableOption[], chosen: Chosen): Chosen {
  const brought = options.filter((option) => bringer(options, chosen, option));
  const entries = brought.flatMap(({ name, values }) => {
    const taken = values.find(({ packs }) => packs.includes(name));
    return taken ? [[name, taken.value]] : [];
  });
  return { ...chosen, ...(Object.fromEntries(entries) as Chosen) };
}

/** What keeps a value from being chosen beside the others; none if nothing does. */
export function hindrance(option: TableOption, value: string, chosen: Chosen): Bond | undefined {
  const bonds = option.values.find((known) => known.value === value)?.bonds ?? [];
  return bonds.find((bond) => {
    const there = chosen[bond.option];
    return there !== undefined && bond.values.includes(there) === bond.excluded;
  });
}

/** The choices after one more, with those that no longer go with it as usual. */
export function choose(
  options: TableOption[],
  chosen: Chosen,
  name: string,
  value: string,
): Chosen {
  let settled = { ...chosen, [name]: value };
  for (const option of options) {
    const there = settled[option.name] ?? "";
    if (option.name !== name && hindrance(option, there, settled)) {
      const fitting = option.values.find((known) => !hindrance(option, known.value, settled));
      settled = { ...settled, [option.name]: fitting?.value ?? there };
    }
  }
  return settled;
}

/** The choices that go with an Epilogue: everything is in it that was in the game before. */
export function fitting(options: TableOption[], chosen: Chosen, brought: Setup): Chosen {
  const packs = options
    .filter(({ kind }) => kind === "pack")
    .flatMap(({ name, values }) => {
      const there = brought.packs.includes(name);
      const value = values.find((known) => (known.value === "on") === there);
      return value ? [[name, value.value]] : [];
    });
  const taken = Object.fromEntries(packs) as Chosen;
  return { ...chosen, ...taken, mode: brought.mode, board: brought.board };
}

/** The setup of an Epilogue that was brought, if any was, with what the table agrees on anew. */
export function goingOn(made: Setup, brought: Setup | null): Setup {
  if (!brought) return made;
  return made.options ? { ...brought, options: made.options } : brought;
}

/** Whether what was chosen since still goes with an Epilogue. */
export function fits({ mission, mode, board }: Setup, chosen: Chosen): boolean {
  return chosen.mission === mission && chosen.mode === mode && chosen.board === board;
}
