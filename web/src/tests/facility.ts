/** The board of the facility for tests, as it is printed; its drawing is as wide as names need. */

import type { Board, BoardRoom, Slot } from "../library";

const ROOMS = `
001 s-01 two 32,12 3,4|002 s-01 elevator-s01 12,18|003 s-01 two 25,27 1|004 s-01 repository 50,27
005 - staircase-1 7,35|006 - staircase-2 77,33 2,3|007 s-02 elevator-s02 12,51|008 s-02 one 27,51
009 s-02 two 40,41 3|010 s-02 one 67,41|011 s-02 one 86,43|012 s-02 two 40,61 4
013 s-02 alert-room 53,51|014 s-02 one 68,61 3,4|015 s-02 one 86,56|016 - staircase-3 7,67 2,3
017 - staircase-4 90,67|018 s-03 elevator-s03 12,83|019 s-03 isolation-room 29,77
020 s-03 one 44,73 3|021 s-03 two 60,77 2|022 s-03 backup-power-supply 75,85|023 s-03 one 86,77 3
024 s-03 two 26,88 1|025 s-03 one 43,88|026 s-03 one 61,94|027 s-03 one 86,94 1`;
const CORRIDORS = `1-2:1 1-4:2 2-3:2 2-5:3,4 3-4:3,4 4-6:1 5-7:1,2 6-11:4 7-8:3 7-16:4 8-9:4 8-12:1,2
9-10:1 9-13:2 10-11:2,3 10-13:4 11-15:1 12-13:3 13-14:1 14-15:2 15-17:3,4 16-18:1 17-23:1,2
18-19:3,4 18-24:2 19-20:1,2 20-21:4 21-22:3 21-25:1 22-23:4 22-26:1 22-27:2 24-25:3,4 25-26:2
26-27:3,4`;

const numbers = (text = ""): number[] => text.split(",").filter(Boolean).map(Number);
const spot = (text = ""): [number, number] => numbers(text) as [number, number];

export function facility(): Board {
  const rooms = ROOMS.trim()
    .split(/[\n|]/)
    .map((row): BoardRoom => {
      const [id = "", zone = "", what = "", at, entrance] = row.split(" ");
      return {
        id,
        slot: (what === "one" || what === "two" ? what : { printed: what }) as Slot,
        ...(zone === "-" ? {} : { zone }),
        at: spot(at),
        counter: null,
        entrances: entrance ? [{ network: 0, numbers: numbers(entrance) }] : [],
      };
    });
  return {
    id: "facility",
    size: [871, 1074],
    zones: [
      { id: "s-01", power: [13, 10] },
      { id: "s-02", power: [19, 39] },
      { id: "s-03", power: [19, 72] },
    ],
    rooms,
    corridors: CORRIDORS.split(/\s+/).map((row) => {
      const [id = "", both] = row.split(":");
      const ends = id.split("-").map((end) => Number(end) - 1) as [number, number];
      return { id, ends, numbers: numbers(both) };
    }),
    networks: [{ id: "ducts", at: [17, 60] }],
    pods: [],
    grounds: {
      elevator: [
        { room: 1, at: [3, 18] },
        { room: 6, at: [3, 51] },
        { room: 17, at: [3, 83] },
      ],
      exits: [{ room: 0, at: [42, 12] }],
      bunker: [88, 8],
      rover: [78, 8],
      gate: [67, 8],
      computer: [70, 18],
      contingency: [53, 44],
      pods: [
        [5, 95],
        [12, 95],
        [19, 95],
      ],
    },
  };
}
