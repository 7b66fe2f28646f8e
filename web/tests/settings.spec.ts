/** What somebody likes: each setting is changed on its page and seen, heard or asked at once. */

import type { Page } from "@playwright/test";
import { narrow, sound } from "./sound";
import { ADDRESS, stage } from "./stage";
import { asked, home, newcomer } from "./table";
import { expect, test } from "./test";

/** Comes to the settings from the first page. */
async function toSettings(page: Page): Promise<void> {
  await page.goto(home());
  await page.getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
}

/** Chooses one of several by its words. */
async function like(page: Page, group: string, value: string): Promise<void> {
  const radio = page.getByRole("group", { name: group }).getByRole("radio", { name: value });
  await radio.check({ force: true });
  await expect(radio).toBeChecked();
}

/** Comes to a table after something was liked. */
async function toTable(page: Page): Promise<void> {
  await page.goto(`${home()}${ADDRESS}`);
  await expect(page.locator(".ship")).toBeVisible();
}

/** The longest that anything moves. */
const longest = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(
      0,
      ...document
        .getAnimations()
        .map((one) => Number(one.effect?.getComputedTiming().duration ?? 0)),
    ),
  );

test("settings are readable for everybody, and chosen with keys", async ({ browser }) => {
  for (const [width, locale, title] of [
    [1440, "en-GB", "Settings"],
    [390, "de-DE", "Einstellungen"],
  ] as const) {
    const page = await newcomer(browser, { viewport: { width, height: 844 }, locale });
    await page.goto(`${home()}/#/settings`);
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await sound(page, `settings at ${width}`);
    await narrow(page, `settings at ${width}`);
    await page.locator('input[name="contrast"]:checked').focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.locator("html")).toHaveAttribute("data-contrast", "high");
    await sound(page, `settings with high contrast at ${width}`);
  }
});

test("text grows and contrast rises at once, and both are kept", async ({ browser }) => {
  const page = await newcomer(browser);
  await toSettings(page);
  const help = page.locator("#like-text");
  const size = (): Promise<number> =>
    help.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  expect(await size()).toBe(13);
  await like(page, "Text size", "Larger");
  await expect.poll(size).toBe(16.25);
  await like(page, "Contrast", "High");
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(0, 0, 0)");

  await page.reload();
  await expect.poll(size).toBe(16.25);
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(0, 0, 0)");
  // A sheet that comes later is bent as well.
  await page.goto(home());
  await expect(page.locator(".first span").first()).toHaveCSS("font-size", "16.25px");
  await page.getByRole("link", { name: "Settings" }).click();
  await like(page, "Text size", "Usual");
  await expect.poll(size).toBe(13);
});

test("what was kept in a damaged way does no harm", async ({ browser }) => {
  const page = await newcomer(browser);
  await page.addInitScript(() => {
    localStorage.setItem("derelict.settings", '{"version":9,"text":7,"contrast":"high","speed":');
  });
  await toSettings(page);
  await expect(page.getByRole("radio", { name: "At the usual speed" })).toBeChecked();
  await expect(page.locator("html")).toHaveAttribute("data-contrast", "usual");
});

test("things move little for whoever likes that, and fully against the system", async ({
  browser,
}) => {
  for (const [reducedMotion, motion, moves] of [
    ["no-preference", "Little", false],
    ["reduce", "All of it", true],
  ] as const) {
    const page = await newcomer(browser, { reducedMotion });
    await stage(page, { question: "target" });
    await toSettings(page);
    await like(page, "Motion", motion);
    await toTable(page);
    await expect(page.locator(".bracket").first()).toBeVisible();
    if (moves) await expect.poll(() => longest(page)).toBeGreaterThan(1);
    else await expect.poll(() => longest(page)).toBeLessThanOrEqual(1);
  }
});

test("what is asked before it is done is as much as one likes, and never less than what is lost", async ({
  browser,
}) => {
  for (const [level, asks] of [
    ["What loses something for good", false],
    ["Every action", true],
  ] as const) {
    const page = await newcomer(browser);
    const set = await stage(page, { question: "action" });
    await toSettings(page);
    await like(page, "Ask before it is done", level);
    await toTable(page);
    await asked(page);
    await page.keyboard.press("m");
    const sure = page.getByRole("alertdialog");
    if (asks) {
      await expect(sure).toContainText("To a neighbouring room, with a noise roll.");
      expect(set.asked.filter(({ type }) => type === "choose")).toEqual([]);
      await sure.locator("[data-sure]").click();
    }
    await expect
      .poll(() => set.asked.filter(({ type }) => type === "choose").length)
      .toBeGreaterThan(0);
  }
  const page = await newcomer(browser);
  const set = await stage(page, { question: "action" });
  await toSettings(page);
  await like(page, "Ask before it is done", "What loses something for good");
  await toTable(page);
  await asked(page);
  await page.locator('[data-group="end"]').first().click();
  await page.locator('.prompt [data-code="drop:rifle"]').click();
  await expect(page.getByRole("alertdialog")).toContainText("The Rifle is lost for good.");
  expect(set.asked.filter(({ type }) => type === "choose")).toEqual([]);
});

test("sounds, speed and language are chosen at the table as on the page", async ({ browser }) => {
  const page = await newcomer(browser, {}, { speed: 1 });
  await stage(page, { question: "action" });
  await toSettings(page);
  await page.getByRole("button", { name: "Mute" }).click();
  await like(page, "What happens is played", "4 times as fast");

  await toTable(page);
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu.getByRole("button", { name: "Mute" })).toHaveAttribute("aria-pressed", "true");
  await menu.getByRole("button", { name: "Settings" }).click();
  const dialog = page.getByRole("dialog", { name: "Settings" });
  await expect(dialog.getByRole("radio", { name: "4 times as fast" })).toBeChecked();
  await sound(page, "settings at the table", ".sheet");
  await dialog.getByLabel("Language").selectOption("de");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.getByRole("group", { name: "Bewegung" })).toBeVisible();
});
