/** A table with void seeders: what it draws, what it plays, and that it speaks of no other species. */

import type { Page } from "@playwright/test";
import { anew, follows, tell, type Happens } from "./follow";
import type { View } from "../src/wire";
import { drawn, narrow, sound } from "./sound";
import { ADDRESS, stage, type Stage } from "./stage";
import { home, newcomer } from "./table";
import { expect, test } from "./test";
import { DREADS, SEEDED } from "./void";

const SIZES = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
};
const said = ".theatre .said";

/** Tells a moment at such a table. */
async function told(
  browser: Parameters<typeof follows>[0],
  { facts, after }: { facts: Happens[]; after: View },
): Promise<{ page: Page; set: Stage }> {
  const at = await follows(browser, SEEDED);
  tell(at.set, facts, anew(), after);
  return at;
}

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`a table with void seeders on a ${size}`, async ({ browser }) => {
    const page = await newcomer(browser, { viewport });
    await stage(page, SEEDED);
    await page.goto(`${home()}${ADDRESS}`);
    await expect(page.locator("[data-figure='whisperer-1']")).toHaveAccessibleName(
      "Whisperer, 2 injuries",
    );
    for (const kind of ["lurker", "whisperer", "stalker", "despoiler", "lair"]) {
      const figure = page.locator(`[data-figure^='${kind}'] use[href='#${kind}']`);
      await expect(figure).not.toHaveCount(0);
    }
    await drawn(page);
    await narrow(page, size);
    await expect(page.locator("body")).not.toContainText(/larva|queen|creeper|slime/i);
    if (size === "phone") {
      await expect(page.locator(".chip", { hasText: "Soldier" })).toContainText("5");
      return;
    }
    // The own level with what comes at each, and that of the others as a number.
    await expect(page.locator("[data-level='2']")).toHaveAccessibleName(
      "Insanity: level 2, Whisperer",
    );
    const soldier = page.locator(".member", { hasText: "Soldier" });
    await expect(soldier.locator(".signs")).toContainText("5");
    await sound(page, "the own character", ".you");
    await sound(page, "the crew", ".crew");
  });
}

test("the bag shows rings and whose insanity is in it, and no kind", async ({ browser }) => {
  const page = await newcomer(browser, { viewport: SIZES.desktop });
  await stage(page, SEEDED);
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
  await sound(page, "the bag", "[role='dialog']");
});

test("a ring tells nothing of what comes until it stands there", async ({ browser }) => {
  const { page } = await told(browser, DREADS.ring);
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

test("a token of insanity shows whose it is, and brings nobody", async ({ browser }) => {
  const { page } = await told(browser, DREADS.insanity);
  await page.clock.runFor(1600);
  await expect(page.locator("[data-token='insanity-violet'] .of-violet")).toHaveCount(1);
  await expect(page.locator("[data-beast]")).toHaveCount(0);
  await drawn(page);
});

test("a panic card above the level drives mad instead", async ({ browser }) => {
  const { page } = await told(browser, DREADS.panic);
  const theatre = page.locator(".theatre");
  const level = theatre.locator("[data-level]");
  await expect(theatre).toHaveAttribute("data-beat", "panic");
  await expect(page.locator("[data-panic]")).toHaveCount(0);
  await expect(page.locator(said)).toHaveText("You draw a panic card.");
  await page.clock.runFor(500);
  const card = page.locator("[data-panic='pyromaniac']");
  await expect(card).toContainText("3+");
  await expect(card).toContainText("Level 2 is below that: +1 instead");
  await expect(level).toHaveAttribute("data-level", "2");
  await page.clock.runFor(1300);
  await expect(level).toHaveAttribute("data-level", "3");
  await expect(page.locator(said)).toHaveText("Your insanity is now at level 3.");
  await expect(page.locator(".prompt.mine")).toHaveCount(0);
  await page.clock.runFor(1000);
  await expect(page.locator(".prompt.mine")).toHaveCount(1);
});

test("a level that is high enough lets the card take effect", async ({ browser }) => {
  const { page } = await told(browser, DREADS.sabotage);
  await page.clock.runFor(500);
  const card = page.locator("[data-panic='sabotage']");
  await expect(card).toContainText("2+");
  await expect(card).not.toContainText("instead");
  await page.clock.runFor(1300);
  await expect(page.locator(said)).toHaveText("Nothing is left to find in the Canteen.");
});

test("a lair that is found shows what it is", async ({ browser }) => {
  const { page } = await told(browser, DREADS.lair);
  await expect(page.locator('.looming.void [data-beast="lair"]')).toHaveCount(1);
  // Long enough to be read.
  await page.clock.runFor(1799);
  await expect(page.locator(".looming")).toHaveCount(1);
  await drawn(page);
});

test("whoever lurks fades into the bag and leaves noise behind", async ({ browser }) => {
  const { page } = await told(browser, DREADS.lurking);
  await page.clock.runFor(400);
  await expect(page.locator("[data-gone='lurker'] use[href='#lurker']")).toHaveCount(1);
  await expect(page.locator("[data-figure='lurker-1']")).toHaveCount(0);
});

test("a table of the base box fetches nothing of another", async ({ browser }) => {
  const page = await newcomer(browser, { viewport: SIZES.desktop });
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await stage(page);
  await page.goto(`${home()}${ADDRESS}`);
  await expect(page.locator("[data-figure='adult-1']")).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(fetched.filter((url) => /\/(void|flesh)/.test(url))).toEqual([]);
});
