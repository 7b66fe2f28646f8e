/** Tables of others: what is played there, and whether one may sit down or only watch. */

import type { Card } from "../src/wire";
import { home, invitation, newcomer, openTable } from "./table";
import { expect, test } from "./test";

const SETUP = { packs: ["base"], mode: "semi-coop", board: "alternative", players: 3 };
const card = (more: Partial<Card>): Card => ({
  table: "00000000000000aa",
  stage: "gathering",
  mode: "semi-coop",
  chairs: ["Mira", null, null],
  free: 2,
  guided: false,
  setup: { ...SETUP, options: { odds: true } },
  watching: "live",
  ...more,
});

test("open tables say what is played, and to join and to watch are told apart", async ({
  browser,
}) => {
  const page = await newcomer(browser);
  await page.route("**/api/lobby", (route) =>
    route.fulfill({
      json: [
        card({}),
        card({ table: "00000000000000bb", stage: "playing", free: 0, chairs: ["Jon", "Ana"] }),
        card({ table: "00000000000000cc", stage: "playing", free: 0, watching: "off" }),
      ],
    }),
  );
  await page.goto(home());
  const row = (table: string) => page.locator(`[data-table="${table}"]`);
  await expect(row("00000000000000aa")).toContainText("Other side");
  await expect(row("00000000000000aa")).toContainText("Odds");
  await expect(row("00000000000000aa").getByRole("link", { name: "Join" })).toBeVisible();
  await expect(row("00000000000000bb").getByRole("link", { name: "Watch" })).toBeVisible();
  await expect(row("00000000000000cc").locator(".button")).toHaveCount(0);

  await page.getByRole("button", { name: "To watch" }).click();
  await expect(page.locator("[data-table]")).toHaveCount(1);
  await page.getByRole("button", { name: "To join" }).click();
  await expect(row("00000000000000aa")).toBeVisible();
});

test("the waiting room shows what is played, and who only watches knows it", async ({
  browser,
}) => {
  const owner = await newcomer(browser);
  await openTable(owner, ["person", "seasoned"], { board: "alternative", odds: "on" });
  await expect(owner.locator(".game")).toContainText("Semi-cooperative");
  await expect(owner.locator(".game")).toContainText("Other side");
  await expect(owner.locator(".game")).toContainText("Odds");
  const link = await invitation(owner);
  await owner.getByRole("button", { name: "Start the game" }).click();
  await expect(owner.locator(".ship")).toBeVisible();

  const watcher = await newcomer(browser);
  await watcher.goto(link);
  await expect(watcher.locator(".prompt .watching")).toContainText("You watch");
  await expect(owner.locator(".prompt .watching")).toHaveCount(0);
});
