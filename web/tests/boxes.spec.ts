/** Things that no box has yet: a board that stands upright, a kind without a drawing. */

import { upright } from "../src/tests/boards";
import { boards } from "./sample";
import { ADDRESS, stage } from "./stage";
import { home, newcomer } from "./table";
import { expect, test } from "./test";

const SIZES = {
  desktop: { width: 1440, height: 900 },
  wide: { width: 1920, height: 1080 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
};

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`an upright board on a ${size}`, async ({ browser }) => {
    const page = await newcomer(browser, { viewport });
    const [basic] = boards;
    if (!basic) throw new Error("no board");
    await stage(page, { question: "target", drawn: upright(basic) });
    await page.goto(`${home()}${ADDRESS}`);
    const board = page.locator(".board");
    await expect(board.locator(".ship")).toBeVisible();
    await expect(page.locator("[data-room]")).toHaveCount(basic.rooms.length);
    const [glass, ship] = [await board.boundingBox(), await board.locator(".ship").boundingBox()];
    if (!glass || !ship) throw new Error("nothing is drawn");
    expect(ship.height).toBeGreaterThan(ship.width);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(viewport.width);
    const names = await page.locator(".zone-name").allTextContents();
    expect(names).toEqual(["stern", "bow"]);
    if (size === "phone" || size === "tablet") {
      // All of it would be too small to read: a part of it is shown, and a map of the whole.
      await expect(page.locator(".mini")).toBeVisible();
      await expect(page.locator("[data-room='008']")).toBeInViewport({ ratio: 1 });
      return;
    }
    // All of it is in sight, and it has at least nine tenths of one side of its window.
    expect(ship.height).toBeLessThanOrEqual(glass.height + 1);
    expect(ship.width).toBeLessThanOrEqual(glass.width + 1);
    const filled = Math.max(ship.height / glass.height, ship.width / glass.width);
    expect(filled).toBeGreaterThan(0.9);
  });
}

test("a kind without a drawing is drawn from its symbol", async ({ browser }) => {
  const page = await newcomer(browser, { viewport: SIZES.desktop });
  await stage(page, { kind: { id: "maw", name: "Maw", rank: 3, letter: "M" } });
  await page.goto(`${home()}${ADDRESS}`);
  const figure = page.locator("[data-figure='maw-1']");
  await expect(figure).toHaveAccessibleName("Maw, 2 injuries");
  await expect(figure.locator(".emblem text")).toHaveText("M");
  // Its outline is that of its rank: a token and four spikes.
  expect((await figure.locator(".emblem path").getAttribute("d"))?.match(/M/g)).toHaveLength(5);
  await page.getByRole("button", { name: "Bag" }).click();
  const row = page.getByRole("row", { name: /Maw/ });
  await expect(row.locator(".emblem text")).toHaveText("M");
  await expect(row).toContainText("2");
});
