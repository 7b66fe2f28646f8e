/** A table with void seeders: what it draws, what it plays, and that it speaks of no other species. */

import type { Page } from "@playwright/test";
import { anew, before, follows, tell, type Happens } from "./follow";
import { rests, sound } from "./sound";
import { ADDRESS, stage } from "./stage";
import { home, newcomer } from "./table";
import { expect, test } from "./test";
import { seeded, seeders } from "./void";

const SIZES = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
};
const SEAT = 2;
const ROOM = "008";
const laid = seeded(before);
const tricks = { components: seeders, laid: seeded };

/** The table after the viewer's insanity has changed. */
const maddened = (insanity: number): typeof laid =>
  ({
    ...laid,
    players: {
      ...laid.players,
      [SEAT]: { ...laid.players[SEAT], marks: { signal: 0, insanity } },
    },
  }) as typeof laid;

/** Whatever is used on the page is there to be drawn. */
async function drawn(page: Page): Promise<void> {
  await expect(async () => {
    const missing = await page.evaluate(() =>
      [...document.querySelectorAll("use")]
        .map((use) => use.getAttribute("href") ?? "")
        .filter((href) => href.length < 2 || !document.querySelector(href)),
    );
    expect(missing).toEqual([]);
  }).toPass();
}

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`a table with void seeders on a ${size}`, async ({ browser }) => {
    const page = await newcomer(browser, { viewport });
    await stage(page, tricks);
    await page.goto(`${home()}${ADDRESS}`);
    await expect(page.locator("[data-figure='whisperer-1']")).toHaveAccessibleName(
      "Whisperer, 2 injuries",
    );
    for (const kind of ["lurker", "whisperer", "stalker", "despoiler", "lair"]) {
      await expect(page.locator(`[data-figure^='${kind}'] use[href='#${kind}']`)).not.toHaveCount(
        0,
      );
    }
    await drawn(page);
    if (size === "phone") return;
    // The own level with what comes at each, and that of the others as a number.
    const levels = page.locator("[data-level='2']");
    await expect(levels).toHaveAccessibleName("Insanity: level 2, Whisperer");
    await expect(page.locator(".member", { hasText: "Soldier" }).locator(".signs")).toContainText(
      "5",
    );
    await expect(page.locator("body")).not.toContainText(/larva|queen|creeper|slime/i);
  });
}

test("the bag shows rings and whose insanity is in it, and no kind", async ({ browser }) => {
  const page = await newcomer(browser, { viewport: SIZES.desktop });
  await stage(page, tricks);
  await page.goto(`${home()}${ADDRESS}`);
  await page.getByRole("button", { name: "Bag" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("row", { name: /Void seeder/ })).toContainText("610");
  await expect(dialog.getByRole("row", { name: /Insanity: Scout/ })).toContainText("10");
  await expect(dialog.getByRole("row", { name: /Insanity: Captain/ })).toContainText("01");
  await expect(dialog.getByRole("row", { name: /Panic/ })).toContainText("191");
  await expect(dialog).toContainText("Lairs destroyed");
  await expect(dialog).not.toContainText(/whisperer|lurker|stalker|larva|queen/i);
  await drawn(page);
});

const encounter = (token: string, text: string): Happens[] => [
  ["encounter-began", "Encounter in the Canteen!", { room: ROOM, trigger: SEAT }],
  ["token-drawn", `From the bag comes ${text}.`, { token }],
];

test("a ring tells nothing of what comes until it stands there", async ({ browser }) => {
  const { page, set } = await follows(browser, tricks);
  const after = {
    ...laid,
    rooms: { ...laid.rooms, [ROOM]: { ...laid.rooms[ROOM], intruders: ["whisperer-3"] } },
    intruders: {
      ...laid.intruders,
      "whisperer-3": { kind: "whisperer", room: ROOM, injuries: 0, since: 9 },
    },
  } as typeof laid;
  const placed: Happens = [
    "intruder-placed",
    "Whisperer 3 appears in the Canteen.",
    { mini: "whisperer-3", room: ROOM },
  ];
  tell(set, [...encounter("void-seeder-3a", "a void seeder token (3)"), placed], anew(), after);
  const theatre = page.locator(".theatre");
  await expect(theatre).toHaveAttribute("data-beat", "encounter");
  await page.clock.runFor(1599);
  await expect(page.locator("[data-beast]")).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.locator("[data-token='void-seeder-3a'] i")).toHaveText("3");
  await expect(page.locator("[data-token] use[href='#void']")).toHaveCount(1);
  await expect(page.locator('[data-beast="whisperer"]')).toHaveCount(1);
  await expect(theatre.locator(".hall.void")).toHaveCount(1);
  await drawn(page);
});

test("a token of insanity brings nothing but panic", async ({ browser }) => {
  const { page, set } = await follows(browser, tricks);
  tell(
    set,
    [
      ...encounter("insanity-violet", "the violet insanity token"),
      ["panic-drawn", "You panic: Pyromaniac, from level 3.", { seat: SEAT, card: "pyromaniac" }],
      ["insanity-changed", "Your insanity is now at level 3.", { seat: SEAT, level: 3 }],
    ],
    anew(),
    maddened(3),
  );
  await page.clock.runFor(1600);
  await expect(page.locator("[data-token='insanity-violet'] .of-violet")).toHaveCount(1);
  await expect(page.locator("[data-beast]")).toHaveCount(0);
  await drawn(page);
  await page.clock.runFor(1700);
  // The card lies face down, then its value stands against the level.
  const theatre = page.locator(".theatre");
  await expect(theatre).toHaveAttribute("data-beat", "panic");
  await expect(page.locator("[data-panic]")).toHaveCount(0);
  await expect(theatre.locator(".said")).toHaveText("You draw a panic card.");
  await page.clock.runFor(500);
  const card = page.locator("[data-panic='pyromaniac']");
  await expect(card).toContainText("3+");
  await expect(card).toContainText("Level 2 is below that: +1 instead");
  await expect(theatre.locator("[data-level]")).toHaveAttribute("data-level", "2");
  await page.clock.runFor(1300);
  await expect(theatre.locator("[data-level]")).toHaveAttribute("data-level", "3");
  await expect(theatre.locator(".said")).toHaveText("Your insanity is now at level 3.");
});

test("a level that is high enough lets the card take effect", async ({ browser }) => {
  const { page, set } = await follows(browser, tricks);
  tell(
    set,
    [
      ["panic-drawn", "You panic: Sabotage, from level 2.", { seat: SEAT, card: "sabotage" }],
      ["items-counted", "Nothing is left to find in the Canteen.", { room: ROOM, items: 0 }],
    ],
    anew(),
    laid,
  );
  await page.clock.runFor(500);
  await expect(page.locator("[data-panic='sabotage']")).toContainText("2+");
  await expect(page.locator("[data-panic='sabotage']")).not.toContainText("instead");
  await page.clock.runFor(1300);
  await expect(page.locator(".theatre .said")).toHaveText(
    "Nothing is left to find in the Canteen.",
  );
});

test("whoever lurks fades into the bag and leaves noise behind", async ({ browser }) => {
  const { page, set } = await follows(browser, tricks);
  const { "lurker-1": lurker, ...others } = laid.intruders;
  const room = lurker?.room ?? "";
  tell(
    set,
    [
      ["noise-placed", "Noise in corridor 2.", { corridor: "6-11" }],
      ["intruder-vanished", "Lurker 1 slips out of sight.", { mini: "lurker-1", room }],
      ["hidden-token-to-bag", "", {}],
    ],
    anew(),
    {
      ...laid,
      intruders: others,
      rooms: { ...laid.rooms, [room]: { ...laid.rooms[room], intruders: [] } },
    } as typeof laid,
  );
  await page.clock.runFor(400);
  await expect(page.locator("[data-gone='lurker'] use[href='#lurker']")).toHaveCount(1);
  await expect(page.locator("[data-figure='lurker-1']")).toHaveCount(0);
});

test("what is read of void seeders can be read", async ({ browser }) => {
  const page = await newcomer(browser, { viewport: SIZES.desktop });
  await stage(page, tricks);
  await page.goto(`${home()}${ADDRESS}`);
  await drawn(page);
  await rests(page);
  await sound(page);
});
