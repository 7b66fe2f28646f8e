/** Large moments: what they show, when, and that nothing of it can be known too early. */

import { anew, before, follows, tell } from "./follow";
import { MOMENTS, STRAINED, type Moment } from "./happenings";
import { narrow, rests, sound } from "./sound";
import { ADDRESS, stage } from "./stage";
import { home, newcomer } from "./table";
import { expect, test } from "./test";

const SIZES = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
};
const caption = ".theatre .said";
const of = (name: string): Moment => {
  const moment = MOMENTS[name];
  if (!moment) throw new Error(`no moment ${name}`);
  return moment;
};

test("an encounter: the room, the bag, the token, the shape, the count", async ({ browser }) => {
  const { page, set } = await follows(browser);
  const { facts, after } = of("encounter");
  tell(set, facts, anew(), after);
  const theatre = page.locator(".theatre");
  await expect(theatre).toHaveAttribute("data-beat", "encounter");
  await expect(theatre.locator(".hall use[href='#r-canteen']")).toHaveCount(1);
  await page.clock.runFor(700);
  await expect(theatre.locator(".sack")).toBeVisible();
  // What comes is nowhere in the page before its token has turned.
  await expect(page.locator("[data-beast]")).toHaveCount(0);
  await expect(theatre).not.toContainText("Adult");
  await page.clock.runFor(900);
  await expect(page.locator('[data-beast="adult"]')).toHaveCount(1);
  await expect(theatre.locator(".title")).toContainText("Adult");
  await expect(page.locator("[data-compare]")).toHaveCount(0);
  await page.clock.runFor(1000);
  const compared = page.locator("[data-compare]");
  await expect(compared).toContainText("3on the token");
  await expect(compared).toContainText("2cards in hand");
  await expect(compared).toContainText("Surprise attack");
  await expect(page.locator(".prompt.mine")).toHaveCount(0);
  await page.clock.runFor(700);
  await expect(page.locator(".prompt.mine")).toHaveCount(1);
});

test("a kind without a drawing is met as its figure", async ({ browser }) => {
  const maw = { id: "maw", name: "Maw", rank: 2, letter: "M" };
  const { page, set } = await follows(browser, { kind: maw });
  tell(set, [
    ["encounter-began", "Encounter in the Canteen!", { room: "008", trigger: 2 }],
    ["token-drawn", "From the bag comes: maw (2).", { token: "maw-2" }],
  ]);
  await expect(page.locator(".theatre")).toHaveCount(1);
  await page.clock.runFor(1600);
  await expect(page.locator('[data-beast="maw"] .emblem')).toHaveCount(1);
});

test("what is found lies there to be seen before it is chosen from", async ({ browser }) => {
  const { page, set } = await follows(browser);
  tell(set, of("search").facts, anew());
  await expect(page.locator(".theatre .one.turned")).toHaveCount(2);
  await expect(page.locator(".theatre [data-emblem]")).toHaveCount(2);
  await expect(page.locator(".prompt.mine")).toHaveCount(0);
});

test("a scan takes as long and looks alike, whatever it finds", async ({ browser }) => {
  for (const infected of [true, false]) {
    const { page, set } = await follows(browser);
    const text = `You scan a card: ${infected ? "infected" : "clean"}.`;
    tell(set, [["contamination-scanned", text, { seat: 2, infected }]], anew());
    const card = page.locator(".scan .card");
    await expect(card).toBeVisible();
    await expect(page.locator(caption)).toHaveText("You scan a card.");
    const under = await page.locator(".scan").innerHTML();
    expect(under).not.toMatch(/infected|clean/i);
    await page.clock.runFor(949);
    expect(await page.locator(".scan").innerHTML()).toBe(under);
    await page.clock.runFor(1);
    await expect(card.locator("b")).toHaveText(infected ? "Infected" : "Clean");
    await page.clock.runFor(249);
    await expect(page.locator(".prompt.mine")).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(page.locator(".prompt.mine")).toHaveCount(1);
    await page.context().close();
  }
});

test("the scan of another shows a back and no more", async ({ browser }) => {
  const { page, set } = await follows(browser);
  tell(set, [["contamination-scanned", "The Captain scans a card.", { seat: 1, infected: true }]]);
  await expect(page.locator(".scan .card")).toBeVisible();
  await page.clock.runFor(1000);
  await expect(page.locator(".scan .card b")).toHaveCount(0);
});

test("a serious wound says which, where, and how many", async ({ browser }) => {
  const { page, set } = await follows(browser);
  tell(set, of("wound").facts, anew(), of("wound").after);
  const wound = page.locator(".theatre .wound");
  await expect(wound).toContainText("Leg: escape costs 2");
  await expect(wound).toContainText("2 of 3");
  await expect(wound.locator(".hurt")).toHaveCount(1);
});

for (const name of ["death", "hibernation", "pod"]) {
  test(`${name} takes the whole table until one looks on`, async ({ browser }) => {
    const { page, set } = await follows(browser);
    const { facts, after } = of(name);
    tell(set, facts, null, after);
    const whole = page.locator("[data-fate]");
    await expect(whole).toBeVisible();
    await expect(whole.getByRole("heading")).toHaveText(facts.at(-1)?.[1] ?? "");
    await expect(page.locator("[aria-live=assertive]").first()).toHaveText(facts.at(-1)?.[1] ?? "");
    await page.clock.runFor(10_000);
    await expect(whole).toBeVisible();
    // It stays as it was, however far others have played on behind it.
    await expect(whole).toContainText("Turn 7");
    const later = { ...(after ?? before), turn: 9 };
    tell(set, [["turn-began", "Turn 9 begins.", { turn: 9 }]], null, later);
    await page.clock.runFor(10_000);
    await expect(page.getByRole("banner")).toContainText("Turn 9");
    await expect(whole).toContainText("Turn 7");
    await expect(whole.getByRole("button", { name: "Watch the others" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(whole).toHaveCount(0);
  });
}

test("the fate of others never covers the table", async ({ browser }) => {
  const { page, set } = await follows(browser);
  tell(set, [
    ["died", "The Soldier dies.", { seat: 4, cause: "fire" }],
    ["hibernated", "The Captain lies down.", { seat: 1 }],
  ]);
  await expect(page.locator(caption)).toHaveText("The Soldier dies.");
  await expect(page.locator("[data-fate]")).toHaveCount(0);
  await page.clock.runFor(1200);
  await expect(page.locator(caption)).toHaveText("The Captain lies down.");
  await expect(page.locator("[data-fate]")).toHaveCount(0);
});

test("something in oneself is shown, and gives way to the question", async ({ browser }) => {
  const { page, set } = await follows(browser);
  tell(set, of("larva").facts, anew());
  await expect(page.locator('[data-fate="infested"]')).toBeVisible();
  await page.clock.runFor(2400);
  await expect(page.locator("[data-fate]")).toHaveCount(0);
  await expect(page.locator(".prompt.mine")).toHaveCount(1);
});

test("the end waits until the ship has jumped", async ({ browser }) => {
  const { page, set } = await follows(browser);
  const over = { ending: "time-out", exploded: false, survivors: [], winners: [] };
  tell(
    set,
    [
      ["game-ended", "Time is up.", { ending: "time-out" }],
      ["ship-jumped", "The ship jumps into hyperspace."],
    ],
    null,
    { ...before, over } as unknown as typeof before,
  );
  await expect(page.locator('[data-fate="jump"]')).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.clock.runFor(2500);
  await expect(page.locator("[data-fate]")).toHaveCount(0);
  await expect(page.getByRole("dialog")).toBeVisible();
  // What lies behind tells nothing of who has won.
  await expect(page.locator(".outside.adrift")).toHaveCount(1);
});

test("the frame grows as the ship nears its end, and says nothing while all is well", async ({
  browser,
}) => {
  const page = await newcomer(browser);
  await stage(page, {
    laid: (shown) => ({ ...shown, tracks: { ...shown.tracks, time: 9, "self-destruct": null } }),
  });
  await page.goto(`${home()}${ADDRESS}`);
  const frame = page.locator(".frame");
  await expect(frame).toHaveAttribute("data-strain", "sides-1");
  await expect(frame.locator(".alarm")).toHaveCount(0);

  const other = await newcomer(browser);
  await stage(other, { laid: () => STRAINED });
  await other.goto(`${home()}${ADDRESS}`);
  const strained = other.locator(".frame");
  await expect(strained).toHaveAttribute("data-strain", "top-2 bottom-2 sides-3");
  await expect(strained.locator(".heat")).toHaveCount(1);
  await expect(strained.locator(".cracks")).toHaveCount(2);
});

test("light changes with what happens in a room", async ({ browser }) => {
  const { page, set } = await follows(browser);
  const room = page.locator('[data-room="008"] .place-set');
  await expect(room.locator(".place-lit")).toHaveCount(1);
  await expect(room.locator("use[href='#st-fire']")).toHaveCount(0);
  const burning = {
    ...before,
    rooms: { ...before.rooms, "008": { ...before.rooms["008"], fire: true, malfunction: true } },
  } as typeof before;
  tell(
    set,
    [
      ["fire-placed", "Fire breaks out in the Canteen.", { room: "008" }],
      ["malfunction-placed", "The Canteen is out of order.", { room: "008" }],
    ],
    null,
    burning,
  );
  await expect(room).toHaveClass(/place-burning/);
  await expect(room.locator("use[href='#st-malf']")).toHaveCount(0);
  await page.clock.runFor(600);
  await expect(room).toHaveClass(/place-broken/);
  await expect(room.locator("use[href='#st-malf']")).toHaveCount(1);
  // Sealed rooms lie in fog, all of them in the same.
  const fog = page.locator("[data-room='004'] use[href='#st-fog']");
  await expect(fog).toHaveCount(1);
});

test("everybody has a face, and what happened to them shows on it", async ({ browser }) => {
  const page = await newcomer(browser);
  await stage(page);
  await page.goto(`${home()}${ADDRESS}`);
  const crew = page.locator(".crew");
  for (const who of ["captain", "mechanic", "soldier"]) {
    await expect(crew.locator(`[data-face="${who}"]`)).toBeVisible();
  }
  await expect(page.locator("symbol#f-captain")).toHaveCount(1);
  await expect(crew.locator('[data-face="soldier"]')).toHaveClass(/face-fights/);
  await expect(crew.locator('[data-face="soldier"] use[href="#s-cut"]')).toHaveCount(2);
  await expect(page.locator(".you [data-face=scout] use[href='#s-slime']")).toHaveCount(1);
  await expect(page.locator(".speech [data-face=captain]")).toBeVisible();
});

for (const [size, viewport] of Object.entries(SIZES)) {
  for (const [name, { facts, last, after }] of Object.entries(MOMENTS)) {
    test(`${name} on a ${size} can be read by everybody`, async ({ browser }) => {
      const { page, set } = await follows(browser, {}, { viewport });
      tell(set, facts, null, after);
      await expect(page.locator(".theatre, [data-fate]").first()).toBeVisible();
      await page.clock.runFor(last);
      await rests(page);
      await narrow(page, `${name} on a ${size}`);
      const whole = (await page.locator("[data-fate]").count()) > 0;
      // What stays until one looks on needs no pause, and is closed by a key.
      const stays = (await page.locator("[data-fate] button").count()) > 0;
      if (!stays) await page.keyboard.press(" ");
      await page.clock.resume();
      await sound(page, `${name} on a ${size}`, whole ? "[data-fate]" : ".theatre");
    });
  }
}

test("without motion every moment is told in the same time", async ({ browser }) => {
  const { page, set } = await follows(browser, {}, { reducedMotion: "reduce" });
  const { facts, after } = of("attack");
  tell(set, facts, anew(), after);
  await expect(page.locator(caption)).toHaveText("An adult attacks you.");
  await page.clock.runFor(1300);
  await expect(page.locator(caption)).toHaveText("You suffer a light wound.");
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
      .filter(({ transform }) => transform !== undefined && transform !== "none"),
  );
  expect(moving).toEqual([]);
  await page.clock.runFor(1000);
  await expect(page.locator(".prompt.mine")).toHaveCount(1);
});
