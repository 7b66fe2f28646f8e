/** A table with carnomorphs: what it draws, what it plays, and that it speaks of no other species. */

import type { Page } from "@playwright/test";
import { HUNGERS, INFESTED } from "./carno";
import { anew, follows, tell, type Happens } from "./follow";
import type { View } from "../src/wire";
import { drawn, narrow, sound } from "./sound";
import { ADDRESS, stage } from "./stage";
import { home, newcomer } from "./table";
import { expect, test } from "./test";

const SIZES = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
};
const said = ".theatre .said";

/** Tells a moment at such a table. */
async function told(
  browser: Parameters<typeof follows>[0],
  { facts, after }: { facts: Happens[]; after: View },
): Promise<Page> {
  const { page, set } = await follows(browser, INFESTED);
  tell(set, facts, anew(), after);
  return page;
}

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`a table with carnomorphs on a ${size}`, async ({ browser }) => {
    const page = await newcomer(browser, { viewport });
    await stage(page, INFESTED);
    await page.goto(`${home()}${ADDRESS}`);
    for (const kind of ["metagorger", "shambler", "fleshbeast", "butcher"]) {
      const figure = page.locator(`[data-figure^='${kind}'] use[href='#${kind}']`);
      await expect(figure).not.toHaveCount(0);
    }
    await drawn(page);
    await narrow(page, size);
    await expect(page.locator("body")).not.toContainText(/larva|queen|creeper|insan/i);
    if (size === "phone") {
      await expect(page.locator(".chip", { hasText: "Soldier" })).toContainText("3");
      return;
    }
    // The own card by name, that of others only once it is turned up; the markers of everybody.
    const you = page.locator(".you [data-markers]");
    await expect(you).toHaveAttribute("data-markers", "1");
    await expect(you).toContainText("Bone Blades");
    const soldier = page.locator(".member", { hasText: "Soldier" });
    await expect(soldier.getByRole("img", { name: "3 of 4 mutation markers" })).toBeVisible();
    const mechanic = page.locator(".member", { hasText: "Mechanic" });
    await expect(mechanic.locator("[data-mutation='']")).toBeVisible();
    await sound(page, "the own character", ".you");
    await sound(page, "the crew", ".crew");
  });
}

test("the bag tells blue tokens from red ones, and shows the adaptations", async ({ browser }) => {
  const page = await newcomer(browser, { viewport: SIZES.desktop });
  await stage(page, INFESTED);
  await page.goto(`${home()}${ADDRESS}`);
  await page.getByRole("button", { name: "Bag" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("row", { name: /Metagorger · Blue/ })).toContainText("20");
  await expect(dialog.getByRole("row", { name: /Metagorger 4/ })).toContainText("44");
  await expect(dialog.getByRole("row", { name: /Mutations/ })).toContainText("90");
  await expect(dialog.locator("[data-slot='corpse']")).toHaveAttribute("data-adaptation", "gone");
  await expect(dialog.locator("[data-slot='egg']")).toContainText("Thick Hide");
  await expect(dialog.locator("[data-slot='carcass']")).toContainText("Butcher waits on it");
  await expect(dialog).not.toContainText(/weakness|larva|queen/i);
  await drawn(page);
  await sound(page, "the bag", "[role='dialog']");
});

test("a blue token bears a ring and brings what it shows", async ({ browser }) => {
  const page = await told(browser, HUNGERS.blue);
  await page.clock.runFor(1599);
  await expect(page.locator("[data-beast]")).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.locator("[data-token='blue-metagorger-1'] .blue circle")).toHaveCount(1);
  await expect(page.locator('[data-beast="metagorger"]')).toHaveCount(1);
  await expect(page.locator(".theatre .hall.flesh")).toHaveCount(1);
  await drawn(page);
});

test("two mutations are seen, and the one that is kept is told to its owner", async ({
  browser,
}) => {
  const two = await told(browser, HUNGERS.choice);
  await expect(two.locator("[data-emblem='k-mimicry']")).toHaveCount(1);
  await expect(two.locator("[data-emblem='k-regrowth']")).toHaveCount(1);
  const page = await told(browser, HUNGERS.mutation);
  await expect(page.locator(said)).toHaveText("Something changes in you.");
  await expect(page.locator(".theatre [data-emblem]")).toHaveCount(0);
  await page.clock.runFor(500);
  await expect(page.locator(".theatre [data-emblem='k-regrowth']")).toHaveCount(1);
  await drawn(page);
});

test("others learn that somebody changes, and not into what", async ({ browser }) => {
  const facts: Happens[] = [["mutation-gained", "The Captain begins to change.", { seat: 1 }]];
  const page = await told(browser, { facts, after: HUNGERS.choice.after });
  await page.clock.runFor(300);
  await expect(page.locator(said)).toHaveText("The Captain begins to change.");
  await expect(page.locator(".theatre [data-emblem]")).toHaveCount(0);
});

test("a third marker lights the place that kills", async ({ browser }) => {
  const page = await told(browser, HUNGERS.marker);
  const places = page.locator(".theatre [data-markers='3']");
  await expect(places.locator("i.on")).toHaveCount(3);
  await expect(places.locator("i.next")).toHaveCount(1);
});

test("whoever feeds heals and grows, and then the food is gone", async ({ browser }) => {
  const page = await told(browser, HUNGERS.feeding);
  const feast = page.locator(".feast");
  await expect(page.locator(said)).toHaveText("Something feeds.");
  await expect(feast).toHaveAttribute("data-feeds", "shambler");
  await page.clock.runFor(600);
  await expect(feast).toHaveAttribute("data-feeds", "fleshbeast");
  await expect(feast).not.toHaveAttribute("data-eaten");
  await page.clock.runFor(800);
  await expect(feast).toHaveAttribute("data-eaten", "true");
  await expect(page.locator(said)).toHaveText("Fleshbeast 2 feeds in the Armory on a carcass.");
  await drawn(page);
});

test("an adaptation is turned up from under whoever waited on it", async ({ browser }) => {
  const page = await told(browser, HUNGERS.adaptation);
  const card = page.locator(".theatre [data-slot='carcass']");
  await expect(card).toHaveAttribute("data-adaptation", "down");
  await page.clock.runFor(400);
  await expect(card).toHaveAttribute("data-adaptation", "open");
  await expect(card).toContainText("Ambushers");
});

test("the butcher is seen by all when it comes", async ({ browser }) => {
  const page = await told(browser, HUNGERS.butcher);
  await expect(page.locator('.looming.flesh [data-beast="butcher"]')).toHaveCount(1);
  await drawn(page);
});
