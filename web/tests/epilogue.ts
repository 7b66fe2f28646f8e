/** The sample's table as an Epilogue: requirements instead of objectives, an offer that stands open, a
 * shuttle that leaves, weaknesses and a turret that an earlier game has left. */

import type { Component } from "../src/library";
import type { Goals, Offer, PlayerView, View } from "../src/wire";
import { MANNED } from "./after";
import { Box } from "./box";

const box = new Box("epilogue");
const mission: Component[] = [
  ...box.cards("objective", "requirements.toml", "objective"),
  ...box.cards("objective", "offer.toml", "objective"),
];
const track = {
  spaces: [5, 4, 3, 2, 1, 0].map((space) => ({
    space,
    mark: space === 0 ? "departure" : space % 2 === 1 && space < 5 ? "check" : null,
  })),
  most: null,
  alarm: false,
  secret: false,
} as unknown as NonNullable<Component["print"]["track"]>;

const components = [
  ...MANNED.components.flatMap((one) => {
    if (one.kind !== "track" || !["time", "shuttle"].includes(one.id)) return [one];
    return one.id === "time" ? [] : [{ ...one, print: { track } }];
  }),
  ...mission,
];

const held = (player: PlayerView, own: boolean, bribed: boolean): PlayerView => ({
  ...player,
  objectives: {
    corporate: bribed ? "lucrative-offer" : null,
    personal: own ? "fit-for-duty" : null,
    kept: bribed ? "offer" : "requirement",
    chosen: true,
  },
});

/** Of an earlier game, whose scout went with the shuttle meanwhile. */
export function laid(shown: View): View {
  const peopled = MANNED.laid(shown);
  const players = Object.entries(peopled.players).map(([seat, player]) => {
    const there = held(player as PlayerView, seat === "2", seat === "3");
    return [seat, seat === "4" ? { ...there, place: "departed" as const } : there];
  });
  const tracks = Object.entries(peopled.tracks).filter(([id]) => id !== "time");
  const [slot] = Object.keys(peopled.weaknesses);
  const posts = Object.entries(peopled.turrets?.posts ?? {}).map(([post, turret], index) => [
    post,
    index === 0 ? { ...turret, open: false, status: null, untouched: true } : turret,
  ]);
  return {
    ...peopled,
    players: Object.fromEntries(players) as View["players"],
    tracks: { ...Object.fromEntries(tracks), shuttle: 3 } as unknown as View["tracks"],
    turrets: { ...peopled.turrets, posts: Object.fromEntries(posts) as object },
    weaknesses: {
      ...peopled.weaknesses,
      [slot ?? ""]: { revealed: true, card: "vulnerable-to-fire", inactive: true },
    },
    spent: ["captain", "scout"],
  } as unknown as View;
}

export const OFFER = {
  code: "seize:take-offer",
  choice: { seize: "take-offer" },
  label: `${box.said("possibility-take-offer").name.charAt(0).toUpperCase()}${box
    .said("possibility-take-offer")
    .name.slice(1)}`,
  help: box.said("possibility-take-offer").text ?? "",
  rule: "after.epilogue.offer-take",
} as unknown as Offer;

const goals: Goals = {
  objectives: [
    {
      objective: "fit-for-duty",
      deck: "requirement",
      kept: true,
      name: box.said("objective-fit-for-duty").name,
      text: "You must be on the shuttle without an undressed serious wound.",
      ways: [
        [
          {
            standing: "open",
            text: "No undressed serious wound.",
            brief: "no undressed wound",
            state: "one is open",
          },
        ],
      ],
    },
  ],
};

export const EPILOGUE = { components, laid, goals, open: [OFFER] };
