import { expect, it } from "vitest";
import type { News } from "../wire";
import { lastSaid } from "./speech";

const OWN = { seat: 2, guest: "me" };
const said = (news: object[], since = 0): ReturnType<typeof lastSaid> =>
  lastSaid(news as News[], since, OWN, String);

const BOT = { n: 1, news: "talk", seat: 3, talk: {}, text: "Engine 2 works." };

it("lets what the computer says appear as speech, with who says it", () => {
  expect(said([BOT])).toMatchObject({ seat: 3, words: "Engine 2 works." });
});

it("says nothing that was looked at, and nothing of one's own", () => {
  expect(said([BOT], 1)).toBeNull();
  expect(
    said([
      { ...BOT, seat: 2 },
      { n: 2, news: "chat", guest: "me", words: "hm" },
    ]),
  ).toBeNull();
});

it("says the latest, whispers too", () => {
  const whisper = { n: 2, news: "whisper", from: 1, to: 2, words: "Trust nobody." };
  expect(said([BOT, whisper])).toMatchObject({ seat: 1, words: "Trust nobody." });
});
