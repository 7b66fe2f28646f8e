/** What can be chosen for a new table, and what goes with what. */

import type { Locator } from "@playwright/test";
import type { TableOption } from "../src/library";
import { home, newcomer } from "./table";
import { expect, test } from "./test";

test("what does not go together cannot be chosen, and says why", async ({ browser }) => {
  const page = await newcomer(browser);
  await page.goto(`${home()}/#/new`);
  const value = (name: string, value: string) =>
    page.locator(`label:has(input[name="${name}"][value="${value}"])`);
  const input = (name: string, value: string) =>
    page.locator(`input[name="${name}"][value="${value}"]`);
  await value("intruder-player", "on").click();
  await expect(input("intruder-player", "on")).toBeChecked();

  await value("mode", "coop").click();
  await expect(input("intruder-player", "off")).toBeChecked();
  await expect(input("intruder-player", "on")).toBeDisabled();
  await expect(value("intruder-player", "on")).toContainText("only with “Mode: Semi-cooperative”");

  await value("mode", "semi-coop").click();
  await expect(input("intruder-player", "on")).toBeEnabled();
  await expect(value("intruder-player", "on")).not.toContainText(
    "only with “Mode: Semi-cooperative”",
  );
});

test("whoever plays alone is offered nothing that needs others", async ({ browser }) => {
  const page = await newcomer(browser);
  await page.goto(`${home()}/#/new`);
  const intruders = page.locator('input[name="intruder-player"]');
  await expect(intruders).toHaveCount(2);
  await page.locator('label:has(input[name="mode"][value="solo"])').click();
  await expect(intruders).toHaveCount(0);
  await page.locator('label:has(input[name="mode"][value="semi-coop"])').click();
  await expect(intruders).toHaveCount(2);
});

test("a table is opened with everything that was chosen", async ({ browser }) => {
  const page = await newcomer(browser);
  await page.goto(`${home()}/#/new`);
  for (const [name, value] of [
    ["board", "alternative"],
    ["digest-rooms", "on"],
    ["undo", "agreed"],
  ]) {
    await page.locator(`label:has(input[name="${name}"][value="${value}"])`).click();
  }
  const opened = page.waitForRequest(
    (request) => request.method() === "POST" && request.url().endsWith("/api/tables"),
  );
  await page.getByRole("button", { name: "Make a table" }).click();
  const { setup } = (await opened).postDataJSON() as { setup: Record<string, unknown> };
  expect(setup).toMatchObject({
    packs: ["base", "digest-rooms"],
    setting: "ship",
    species: "intruders",
    mission: "voyage",
    board: "alternative",
    options: { undo: "agreed" },
  });
  await expect(page.getByRole("heading", { name: "The crew gathers" })).toBeVisible();
});

test("what is played stands on cards, and whatever packs bring appears by itself", async ({
  browser,
}) => {
  const page = await newcomer(browser);
  await page.route("**/api/options?*", async (route) => {
    const answer = await route.fetch();
    const options = (await answer.json()) as TableOption[];
    const species = options.find(({ kind }) => kind === "species");
    species?.values.push({
      value: "gardeners",
      name: "Gardeners",
      text: "They grow where you sleep.",
      packs: [],
      bonds: [{ option: "mode", values: ["solo"], excluded: true, rules: [] }],
      packs: [],
    });
    await route.fulfill({ json: options });
  });
  await page.goto(`${home()}/#/new`);
  const card = (value: string): Locator =>
    page.locator(`.card:has(input[name="species"][value="${value}"])`);
  await expect(card("gardeners")).toContainText("They grow where you sleep.");
  await expect(card("gardeners").locator("svg")).toContainText("G");
  await expect(card("intruders")).toContainText("Chosen");
  await card("gardeners").locator("label").click();
  await expect(page.locator("aside")).toContainText("Gardeners · The ship");

  // What no longer goes with it gives way, and says why.
  await page.locator('label:has(input[name="mode"][value="solo"])').click();
  await expect(card("gardeners")).toContainText("does not go with what is chosen for “Mode”");
  await expect(page.locator("aside")).toContainText("Intruders · The ship");
  await expect(page.locator("aside")).toContainText("One person");
});

test("on a phone the only button stays in sight, and the summary names what is not as usual", async ({
  browser,
}) => {
  const page = await newcomer(browser, { viewport: { width: 390, height: 844 } });
  await page.goto(`${home()}/#/new`);
  await expect(page.getByRole("radiogroup", { name: "Mode" })).toBeAttached();
  await expect(page.getByRole("button", { name: "Make a table" })).toBeInViewport();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth),
    "nothing is wider than the screen",
  ).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator('label:has(input[name="undo"][value="agreed"])').click();
  await expect(page.locator("aside")).toContainText(
    "Taking back: Further too, if all players agree.",
  );
});
