/** What may be asked in the situation of the sample. */

import type { Asking } from "../src/wire";

const offer = (code: string, label: string, more: object = {}): unknown => ({
  code,
  choice: "done",
  label,
  ...more,
});

/** Where one may go from the viewer's room. */
const TARGETS: Record<string, [string, string][]> = {
  basic: [
    ["004", "Room 004"],
    ["007", "Shower Room"],
    ["011", "Hibernatorium"],
  ],
  alternative: [
    ["004", "Command Center"],
    ["006", "Room 006"],
    ["008", "Hibernatorium"],
  ],
};

const ACTIONS = [
  offer("move", "Move", {
    cost: 1,
    group: "move",
    key: "M",
    help: "To a neighbouring room, with a noise roll.",
    rule: "move.basic",
  }),
  offer("careful-move", "Careful move", {
    cost: 2,
    group: "move",
    key: "C",
    help: "You choose where the noise goes.",
  }),
  offer("room-action", "Use the Canteen", {
    cost: 2,
    group: "room",
    key: "R",
    help: "Heal light wounds and scan.",
  }),
  offer("play:search", "Search", {
    cost: 0,
    group: "cards",
    key: "1",
    help: "Draw 2 items, keep 1.",
  }),
  offer("play:basic-repairs", "Basic Repairs", { cost: 1, group: "cards", key: "4" }),
  offer("use:bandages", "Bandages", { cost: 1, group: "items", help: "Dress a wound." }),
  offer("play:reconnaissance", "Reconnaissance: look ahead", {
    cost: 1,
    group: "cards",
    pays: {
      text: "Reconnaissance: which card do you discard to pay?",
      due: 1,
      forced: false,
      options: ["search", "interruption", "basic-repairs"].map((id) => ({
        code: `card:${id}`,
        label: id,
        copies: 1,
      })),
      suggests: ["card:basic-repairs"],
    },
  }),
  offer("pass", "Pass", { group: "end", key: "P" }),
  offer("drop:rifle", "Drop the Rifle", {
    group: "end",
    warns: "The Rifle is lost for good.",
  }),
  offer("drop:bandages", "Drop the Bandages", {
    group: "end",
    warns: "The Bandages are lost for good.",
  }),
];

/** More than has room. */
const CROWD = [
  offer("shoot:rifle", "Shoot with the Rifle", { cost: 1, group: "fight", key: "S" }),
  offer("melee", "Fight with bare hands", { cost: 1, group: "fight", key: "F" }),
  ...[2, 3, 5, 6, 7, 8, 9].map((card) =>
    offer(`play:card-${card}`, `Reconnaissance ${card}`, {
      cost: 1,
      group: "cards",
      key: String(card),
    }),
  ),
  ...["Medkit", "Energy Charge", "Fire Extinguisher", "Duct Tape", "Chemicals"].map((item) =>
    offer(`use:${item}`, item, { cost: 0, group: "items" }),
  ),
];

const card = (id: string, label: string): unknown => offer(`card:${id}`, label);
const CARDS = [
  card("search", "Search"),
  card("reconnaissance", "Reconnaissance"),
  card("interruption", "Interruption"),
  card("basic-repairs", "Basic Repairs"),
];

export type What = "action" | "many" | "target" | "pay" | "forced" | "discard" | "draft";

type Posed = { question: unknown; text: string; options: unknown[]; more?: Partial<Asking> };

function posed(what: What, board: string): Posed {
  const act = { action: { seat: 2 } };
  switch (what) {
    case "action":
      return { question: act, text: "Choose an action", options: ACTIONS };
    case "many":
      return { question: act, text: "Choose an action", options: [...CROWD, ...ACTIONS] };
    case "target":
      return {
        question: { target: {} },
        text: "Choose where to go",
        options: (TARGETS[board] ?? []).map(([room, label]) => offer(`room:${room}`, label)),
      };
    case "pay":
      return {
        question: { pay: {} },
        text: "Due: 2 cards for the careful move",
        options: CARDS,
        // Not what any order of the cards would make of it.
        more: { due: 2, suggests: ["card:basic-repairs", "card:search"] },
      };
    case "forced":
      return {
        question: { pay: {} },
        text: "Due: 2 cards for the careful move",
        options: CARDS.slice(0, 2),
        more: { due: 2, forced: true, suggests: ["card:search", "card:reconnaissance"] },
      };
    case "draft":
      return {
        question: { draft: {} },
        text: "Which character do you take?",
        options: [
          offer("character:captain", "Captain"),
          offer("character:ceo", "CEO"),
          offer("character:medic", "Medic"),
        ],
      };
    case "discard":
      return {
        question: { discard: {} },
        text: "Discard any cards?",
        options: [...CARDS, offer("done", "Keep them")],
        more: { ends: "done" },
      };
  }
}

/** What is asked in the situation. */
export function asking(what: What, board = "basic"): Asking {
  const { question, text, options, more = {} } = posed(what, board);
  const decision = 12 + ["action", "target", "pay"].indexOf(what);
  return { decision, prompt: { question }, text, options, ...more } as unknown as Asking;
}
