/** The boards of the base game, read from its own data for tests. */

import { readFileSync } from "node:fs";
import type { Board, BoardRoom, Corridor, Slot } from "../library";

const FILE = "../content/base/boards.toml";

/** Reads the few lines of TOML that boards are written in. */
export function parseBoards(): Board[] {
  const text = readFileSync(FILE, "utf8").replace(/^#.*$/gm, "");
  return text
    .split("[[board]]")
    .slice(1)
    .map((part): Board => {
      const id = /^id = "(.*)"/m.exec(part)?.[1] ?? "";
      const list = (name: string): unknown[] =>
        json(new RegExp(`^${name} = (\\[[\\s\\S]*?^\\])`, "m").exec(part)?.[1] ?? "[]");
      const rooms = (
        list("rooms") as (Omit<BoardRoom, "entrances" | "counter"> & Partial<BoardRoom>)[]
      ).map((room): BoardRoom => ({
        ...room,
        slot: room.slot as Slot,
        counter: room.counter ?? null,
        entrances: (room.entrances ?? []).map((one) => ({ ...one, network: one.network ?? 0 })),
      }));
      const corridors = list("corridors") as (Omit<Corridor, "ends"> & { ends: string[] })[];
      const pods = /^pods = (.*)$/m.exec(part)?.[1] ?? "[]";
      return {
        id,
        size: [1150, 598],
        zones: [],
        rooms,
        corridors: corridors.map(({ ends, ...rest }) => ({
          ...rest,
          ends: ends.map((end) => rooms.findIndex((room) => room.id === end)) as [number, number],
        })),
        networks: list("networks") as Board["networks"],
        pods: JSON.parse(pods) as Board["pods"],
      };
    });
}

/** The same board standing upright, its bow at the bottom, in two zones: there is none in the box. */
export function upright(board: Board): Board {
  const rooms = board.rooms.map((room): BoardRoom => {
    const at: [number, number] = [room.at[1], 100 - room.at[0]];
    return { ...room, at, zone: at[1] < 50 ? "stern" : "bow" };
  });
  const turned = ([x, y]: [number, number]): [number, number] => [y, 100 - x];
  return {
    ...board,
    id: `${board.id}-upright`,
    size: [900, 1190],
    zones: [{ id: "stern" }, { id: "bow" }],
    rooms,
    networks: board.networks.map((network) => ({ ...network, at: turned(network.at) })),
    pods: board.pods.map(([one, two]): Board["pods"][number] => [turned(one), turned(two)]),
  };
}

function json(toml: string): unknown[] {
  const text = toml.replace(/([{,]\s*)([a-z]+) = /g, '$1"$2": ').replace(/,(\s*[\]}])/g, "$1");
  return JSON.parse(text) as unknown[];
}
