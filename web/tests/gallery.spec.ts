/** The gallery: what lies in each box, found, drawn, explained and led back to its rules. */

import { drawn, narrow, sound } from "./sound";
import { home, newcomer } from "./table";
import { expect, test } from "./test";

test("every component of a box is drawn, named and found", async ({ browser }) => {
  const page = await newcomer(browser);
  await page.goto(home());
  await page.getByRole("link", { name: "Gallery" }).click();
  await expect(page.getByRole("heading", { name: "Gallery" })).toBeVisible();
  const shown = page.getByRole("article");
  await expect(page.getByRole("status")).toContainText("components");
  expect(await shown.count()).toBeGreaterThan(200);
  // Each has a drawing, a name and a rule.
  const bare = await page.evaluate(() =>
    [...document.querySelectorAll("article")]
      .filter(
        (one) =>
          !one.querySelector("[data-drawn] svg, [data-token]") ||
          !one.querySelector("h3")?.textContent.trim() ||
          !one.querySelector(".rules button"),
      )
      .map((one) => one.getAttribute("data-exhibit")),
  );
  expect(bare).toEqual([]);

  await page.locator("select").selectOption({ label: "Action cards" });
  await page.getByLabel("Search by name, text or rule").fill("captain order");
  await expect(shown).toHaveCount(1);
  await expect(shown).toHaveAccessibleName("Order");
  await page.getByLabel("Search by name, text or rule").fill("no such thing");
  await expect(page.getByRole("status")).toHaveText("Nothing found");
});

test("a component leads to the rules that speak of it", async ({ browser }) => {
  const page = await newcomer(browser);
  await page.goto(`${home()}/#/gallery`);
  await page.locator("select").selectOption({ label: "Rooms" });
  await page.getByLabel("Search by name, text or rule").fill("armory");
  const armory = page.getByRole("article", { name: "Armory" });
  await armory.getByRole("button", { name: "room.armory.recharge" }).click();
  const book = page.getByRole("dialog", { name: "Rules" });
  await expect(book.locator(".mark")).toContainText("energy weapons");
  await page.keyboard.press("Escape");
  await expect(book).toHaveCount(0);
  await expect(armory.getByRole("button", { name: "room.armory.recharge" })).toBeFocused();
});

test("each box has what is its own, in both languages, wide and narrow", async ({ browser }) => {
  for (const [width, locale, box, shelf] of [
    [1440, "en-GB", "void-seeders", "Panic"],
    [390, "de-DE", "carnomorphs", "Mutationen"],
    [390, "de-DE", "void-seeders", "Panik"],
  ] as const) {
    const page = await newcomer(browser, { viewport: { width, height: 844 }, locale });
    await page.goto(`${home()}/#/gallery/${box}`);
    await expect(page.getByRole("heading", { name: shelf })).toBeVisible();
    await page.locator("select").selectOption({ label: shelf });
    await expect(page.locator("section")).toHaveCount(1);
    await sound(page, `${box} at ${width}`);
    await narrow(page, `${box} at ${width}`);
  }
});

test("what further packs bring lies apart, drawn like the rest", async ({ browser }) => {
  const page = await newcomer(browser);
  await page.goto(`${home()}/#/gallery/further`);
  await expect(page.getByRole("heading", { name: "Traits" })).toBeVisible();
  for (const name of ["Android", "Laika", "Robot", "Server Room", "Laser Pointer", "Melted"]) {
    await expect(page.getByRole("article", { name, exact: true })).toHaveCount(1);
  }
  await expect(page.getByRole("article", { name: "Captain", exact: true })).toHaveCount(0);
  await expect(page.getByRole("article", { name: "Laika", exact: true })).toContainText(
    "Bounty Hunter",
  );
  await drawn(page);
  await sound(page, "further packs");
});
