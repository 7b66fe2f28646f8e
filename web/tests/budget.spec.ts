/** How much is fetched, packed as the server sends it, by somebody who has never been here. */

import { existsSync, statSync } from "node:fs";
import type { Page } from "@playwright/test";
import { ADDRESS, stage } from "./stage";
import { home } from "./table";
import { expect, test } from "./test";

const KIB = 1024;

/** What a page fetches of the client from now on. */
function fetched(page: Page): { files: Set<string>; size: () => number } {
  const files = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith("/api/")) files.add(pathname === "/" ? "/index.html" : pathname);
  });
  const size = (): number =>
    [...files].reduce((sum, file) => {
      const path = `dist/client${file}`;
      return sum + statSync(existsSync(`${path}.gz`) ? `${path}.gz` : path).size;
    }, 0);
  return { files, size };
}

test("the first page and a table of the base box are small", async ({ browser }) => {
  const page = await (await browser.newContext()).newPage();
  const first = fetched(page);
  await stage(page, { question: "action" });
  await page.goto(home());
  await expect(page.getByRole("button", { name: "Play now" })).toBeEnabled();
  await expect(page.locator(".company [data-face]")).toHaveCount(6);
  await page.waitForLoadState("networkidle");
  const before = new Set(first.files);
  const size = first.size();
  console.log(`first page: ${(size / KIB).toFixed(1)} KiB`);
  expect(size).toBeLessThan(150 * KIB);

  await page.goto(`${home()}${ADDRESS}`);
  await expect(page.locator(".ship")).toBeVisible();
  await expect(page.locator("[data-emblem]")).not.toHaveCount(0);
  await page.waitForLoadState("networkidle");
  const more = first.size() - size;
  console.log(`a table besides: ${(more / KIB).toFixed(1)} KiB`);
  for (const file of first.files) if (!before.has(file)) console.log(`  ${file}`);
  expect(more).toBeLessThan(75 * KIB);
});
