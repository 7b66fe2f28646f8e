/** What can be chosen for a new table, and what goes with what. */

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
  await expect(value("intruder-player", "on")).toContainText("does not go with");

  await value("mode", "semi-coop").click();
  await expect(input("intruder-player", "on")).toBeEnabled();
  await expect(value("intruder-player", "on")).not.toContainText("does not go with");
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
