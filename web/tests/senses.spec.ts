/** What calls somebody back to the table: sounds, the title, notifications. */

import type { Page } from "@playwright/test";
import { heard, listen, type Heard } from "./listen";
import { asking } from "./questions";
import { ADDRESS, stage, type Stage } from "./stage";
import { home, newcomer } from "./table";
import { expect, test } from "./test";

let told = 7;

/** Somebody moves, and it is whose turn it is afterwards. */
async function happens(page: Page, set: Stage, yours: boolean): Promise<void> {
  told += 1;
  const text = `The Mechanic moves for the ${told}th time.`;
  const fact = { kind: "moved", seat: 3, from: "010", to: "005" };
  const update = {
    type: "update",
    seat: 2,
    news: [{ n: told, at: 0, news: "event", text, rule: "move.basic", fact }],
    asked: yours ? asking("action") : null,
    waiting: { window: null, seats: [yours ? 2 : 3] },
    undo: 0,
  };
  set.line()?.send(JSON.stringify(update));
  await expect(page.locator("[role=log]")).toContainText(text);
}

test("sounds are made after the first touch, as loud as one likes, until they are muted", async ({
  browser,
}) => {
  const page = await newcomer(browser);
  await listen(page);
  const set = await stage(page);
  await page.goto(`${home()}${ADDRESS}`);
  await expect(page.locator(".ship")).toBeVisible();
  await happens(page, set, false);
  expect((await heard(page)).tones).toBe(0);

  // The hull begins to hum: two tones, a wind, and a heart that may beat.
  await page.locator(".brand span").click();
  await expect.poll(async () => (await heard(page)).tones).toBe(4);
  await happens(page, set, false);
  await expect.poll(async () => (await heard(page)).tones).toBe(6);
  // One's own turn is a chord besides.
  await happens(page, set, true);
  await expect.poll(async () => (await heard(page)).tones).toBe(11);

  // One press silences everything, and is remembered.
  const mute = page.getByRole("button", { name: "Mute" });
  await mute.click();
  await expect(page.getByRole("slider", { name: "Volume" })).toBeDisabled();
  await page.reload();
  await expect(page.locator(".ship")).toBeVisible();
  await expect(mute).toHaveAttribute("aria-pressed", "true");
  await page.locator(".brand span").click();
  await happens(page, set, false);
  await happens(page, set, true);
  expect((await heard(page)).tones).toBe(0);

  // The menu has the same, where there is no room for it above.
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await menu.getByRole("button", { name: "Mute" }).click();
  await menu.getByRole("slider", { name: "Volume" }).fill("0.2");
  await happens(page, set, false);
  await expect.poll(async () => (await heard(page)).tones).toBeGreaterThan(0);
  await page.reload();
  await expect(page.getByRole("slider", { name: "Volume" }).first()).toHaveValue("0.2");
});

test("a hidden tab calls when it is one's turn: in its title and with a notification", async ({
  browser,
}) => {
  const page = await newcomer(browser);
  await listen(page);
  const set = await stage(page);
  await page.goto(`${home()}${ADDRESS}`);
  await expect(page.locator(".ship")).toBeVisible();
  await expect(page).toHaveTitle("● Choose an action – Derelict");
  expect((await heard(page)).notes).toEqual([]);

  await page.evaluate(() => {
    (window as unknown as { heard: Heard }).heard.hidden = true;
  });
  await happens(page, set, false);
  await expect(page).toHaveTitle("Derelict");
  expect((await heard(page)).notes).toEqual([]);
  await happens(page, set, true);
  await expect.poll(async () => (await heard(page)).notes).toEqual(["Derelict: Choose an action"]);
  await expect(page).toHaveTitle("Up to you – Derelict");
  await expect(page).toHaveTitle("● Choose an action – Derelict");
  await expect(page).toHaveTitle("Up to you – Derelict");

  // Whoever looks again finds the question standing still.
  await page.evaluate(() => {
    (window as unknown as { heard: Heard }).heard.hidden = false;
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect(page).toHaveTitle("● Choose an action – Derelict");
});
