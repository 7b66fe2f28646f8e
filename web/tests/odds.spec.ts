/** Chances, where a table allows asking for them. */

import type { Browser, Page } from "@playwright/test";
import { asked, newcomer, openTable, toAction } from "./table";
import { expect, test } from "./test";

/** A game for one in which somebody is about to choose an action, and all it has asked. */
async function beforeTheAction(browser: Browser, odds: "on" | "off"): Promise<[Page, string[]]> {
  const page = await newcomer(browser);
  const sent: string[] = [];
  page.on("websocket", (socket) => {
    socket.on("framesent", ({ payload }) => sent.push(payload.toString()));
  });
  await openTable(page, ["person"], { mode: "solo", odds });
  await page.getByRole("button", { name: "Start the game" }).click();
  await toAction(page);
  return [page, sent];
}

/** And now where to go. */
async function beforeTheWay(browser: Browser, odds: "on" | "off"): Promise<[Page, string[]]> {
  const [page, sent] = await beforeTheAction(browser, odds);
  await page.locator('.prompt [data-code="move"]').click();
  await expect(page.locator('.prompt[data-question="target"]')).toBeVisible();
  await asked(page);
  return [page, sent];
}

test("moving tells the chances of each way before one is chosen", async ({ browser }) => {
  const [page] = await beforeTheAction(browser, "on");
  await page.locator('.prompt [data-code="move"]').hover();
  const ways = page.locator(".prompt .chances .told");
  await expect(ways.first()).toContainText(/room \d+.*:.*noise \d+\s%/);
  expect(await ways.count()).toBeGreaterThan(1);
});

test("what may come of a choice is told where the table allows it", async ({ browser }) => {
  const [page] = await beforeTheWay(browser, "on");
  const way = page.locator(".prompt .answers button").first();
  const before = await way.boundingBox();
  await way.hover();
  await expect(page.locator(".prompt .chances")).toContainText(/noise \d+\s%/);
  const bars = page.locator(".prompt .chances dl > div");
  await expect(bars.filter({ hasText: "Noise" }).first()).toContainText(/\d %/);
  const drawn = await bars.evaluateAll((all) =>
    all.map((bar) => ({
      told: Number.parseInt(bar.querySelector(".percent")?.textContent ?? "", 10),
      width:
        (bar.querySelector("i")?.clientWidth ?? 0) / (bar.querySelector("dd")?.clientWidth ?? 1),
    })),
  );
  for (const { told, width } of drawn) expect(Math.abs(width * 100 - told)).toBeLessThan(2);
  expect(await way.boundingBox(), "nothing moves under the pointer").toEqual(before);
  await page.mouse.move(10, 10);
  await expect(page.locator(".prompt .chances")).toHaveCount(0);
});

test("and nowhere else", async ({ browser }) => {
  const [page, sent] = await beforeTheWay(browser, "off");
  const way = page.locator(".prompt .answers button").first();
  await way.hover();
  await way.click();
  await expect(page.locator('.prompt[data-question="pay"]')).toBeVisible();
  await expect(page.locator(".chances")).toHaveCount(0);
  expect(sent.filter((one) => /"(odds|chances)"/.test(one))).toEqual([]);
});
