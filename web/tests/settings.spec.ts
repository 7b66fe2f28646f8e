/** What somebody likes: each setting is changed on its page and seen, heard or asked at once. */

import type { Browser, Page } from "@playwright/test";
import type { Asking } from "../src/wire";
import { stands } from "./follow";
import { heard, listen } from "./listen";
import { asking } from "./questions";
import { narrow, sound } from "./sound";
import { ADDRESS, stage, type Stage } from "./stage";
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
  const choices = page.getByRole("group", { name: group });
  const radio = choices.getByRole("radio", { name: value, exact: true });
  await radio.check();
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

test("cards hold what they say, however large it is", async ({ browser }) => {
  const page = await newcomer(browser);
  await stage(page, { question: "action" });
  await toSettings(page);
  for (const size of ["Usual", "Large", "Larger"]) {
    await page.goto(`${home()}/#/settings`);
    await like(page, "Text size", size);
    await toTable(page);
    await page.evaluate(() => document.fonts.ready);
    await expect
      .poll(() =>
        page.locator(".hand [data-card] *").evaluateAll((parts) =>
          parts
            .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
            .filter((part) => getComputedStyle(part).overflowY === "hidden")
            .map(({ textContent }) => textContent),
        ),
      )
      .toEqual([]);
  }
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

/** Comes to a table where only so much is asked about before it is done. */
async function asksFor(browser: Browser, level: string): Promise<{ page: Page; set: Stage }> {
  const page = await newcomer(browser);
  const set = await stage(page, { question: "action" });
  await toSettings(page);
  await like(page, "Ask before it is done", level);
  await toTable(page);
  await asked(page);
  return { page, set };
}

/** What has been chosen. */
const chosen = (set: Stage): string[] =>
  set.asked.flatMap((ask) => (ask.type === "choose" ? [ask.choice ?? ""] : []));

/** The server asks something else. */
function put(set: Stage, asked: Asking): void {
  const waiting = { window: null, seats: [2] };
  const told = { type: "update", seat: 2, news: [], asked, waiting, undo: 0 };
  set.line()?.send(JSON.stringify(told));
}

/** The server tells that somebody moves. */
function happens(set: Stage): void {
  const fact = { kind: "moved", seat: 3, from: "010", to: "005" };
  const text = "The Mechanic moves.";
  const news = [{ n: 900, at: 0, news: "event", text, rule: "move.basic", fact }];
  const waiting = { window: null, seats: [3] };
  const told = { type: "update", seat: 2, news, asked: null, waiting, undo: 0 };
  set.line()?.send(JSON.stringify(told));
}

test("whoever likes is asked about every action, and goes where they were going", async ({
  browser,
}) => {
  const { page, set } = await asksFor(browser, "Every action");
  const sure = page.getByRole("alertdialog");
  await page.keyboard.press("m");
  await expect(sure).toContainText("To a neighbouring room, with a noise roll.");
  await page.keyboard.press("Escape");
  await expect(sure).toHaveCount(0);
  await asked(page);

  // A payment has its own confirm: once is enough.
  await page.locator('.prompt [data-code="play:reconnaissance"]').click();
  await expect(page.locator("[data-confirm]")).toBeVisible();
  await expect(sure).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.locator("[data-confirm]")).toHaveCount(0);
  await asked(page);

  // A room touched and thought better of is forgotten.
  const near = page.locator('[data-room="004"]');
  await near.click();
  await sure.getByRole("button", { name: "Cancel" }).click();
  await asked(page);
  await page.keyboard.press("m");
  expect(chosen(set)).toEqual([]);
  await sure.locator("[data-sure]").click();
  await expect.poll(() => chosen(set)).toEqual(["move"]);
  put(set, { ...asking("target"), decision: 61 });
  await expect(page.locator('.prompt[data-question="target"]')).toBeVisible();
  expect(chosen(set)).toEqual(["move"]);

  put(set, { ...asking("action"), decision: 62 });
  await expect(page.locator('.prompt[data-decision="62"]')).toBeVisible();
  await asked(page);
  await near.click();
  await sure.locator("[data-sure]").click();
  await expect.poll(() => chosen(set)).toEqual(["move", "move"]);
  put(set, { ...asking("target"), decision: 63 });
  await expect.poll(() => chosen(set)).toEqual(["move", "move", "room:004"]);
});

test("what is done and paid at once is asked about as long as nobody minds", async ({
  browser,
}) => {
  for (const [level, asks] of [
    ["And what is done and paid at once", true],
    ["What loses something for good", false],
  ] as const) {
    const { page, set } = await asksFor(browser, level);
    // Only one card could pay for a move.
    const { options, ...rest } = asking("action");
    const offers = options.map((one) => (one.code === "move" ? { ...one, pays_at_once: 1 } : one));
    put(set, { ...rest, options: offers, decision: 60 });
    await expect(page.locator('.prompt[data-decision="60"]')).toBeVisible();
    await asked(page);
    await page.keyboard.press("m");
    if (asks) {
      await expect(page.getByRole("alertdialog")).toContainText(
        "It costs your last action card and happens at once.",
      );
      expect(chosen(set)).toEqual([]);
    } else await expect.poll(() => chosen(set)).toEqual(["move"]);
  }
});

test("whatever loses something for good is asked about at every level", async ({ browser }) => {
  for (const level of ["What loses something for good", "Every action"]) {
    const { page, set } = await asksFor(browser, level);
    await page.locator(".prompt .answers button").last().click();
    await page.locator('.prompt [data-code="drop:rifle"]').click();
    await expect(page.getByRole("alertdialog")).toContainText("The Rifle is lost for good.");
    expect(chosen(set)).toEqual([]);
  }
});

test("the table is as loud as the page says, or silent", async ({ browser }) => {
  const page = await newcomer(browser);
  await listen(page);
  await stage(page, { question: "action" });
  await toSettings(page);
  await page.getByRole("slider", { name: "Volume" }).fill("0.2");
  await toTable(page);
  await page.locator(".brand span").click();
  await expect.poll(async () => (await heard(page)).tones).toBeGreaterThan(0);
  expect((await heard(page)).volume).toBeCloseTo(0.04);

  await toSettings(page);
  await page.getByRole("button", { name: "Mute" }).click();
  await toTable(page);
  await page.locator(".brand span").click();
  await page.keyboard.press("#");
  await expect(page.getByRole("dialog", { name: "Bag" })).toBeVisible();
  expect(await heard(page)).toMatchObject({ tones: 0, volume: 0 });
});

test("what happens is played as fast as one likes, or not at all", async ({ browser }) => {
  const lasts: number[] = [];
  for (const speed of ["At the usual speed", "4 times as fast"]) {
    const page = await newcomer(browser, {}, { speed: 2 });
    await page.clock.install();
    const set = await stage(page);
    await toSettings(page);
    await like(page, "What happens is played", speed);
    await toTable(page);
    await stands(page);
    happens(set);
    lasts.push(
      await page
        .locator(".theatre")
        .evaluate((one) => parseFloat(getComputedStyle(one).getPropertyValue("--part"))),
    );
  }
  const [usual = 0, quick = 0] = lasts;
  expect(usual).toBeGreaterThan(0);
  expect(quick).toBeCloseTo(usual / 4);

  const page = await newcomer(browser, {}, { speed: 2 });
  const set = await stage(page);
  await toSettings(page);
  await like(page, "What happens is played", "Not at all: everything at once");
  await toTable(page);
  happens(set);
  await expect(page.locator("[role=log]")).toContainText("The Mechanic moves.");
  await expect(page.locator(".theatre")).toHaveCount(0);
});

test("the language is spoken at once, and after the page is left", async ({ browser }) => {
  const page = await newcomer(browser);
  await toSettings(page);
  await page.getByLabel("Language").selectOption("de");
  await expect(page.getByRole("heading", { name: "Einstellungen" })).toBeVisible();
  await page.goto(home());
  await page.reload();
  await expect(page.getByRole("link", { name: "Einstellungen" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
});

test("at every size they are reached from a table, and nothing covers them", async ({
  browser,
}) => {
  for (const [width, height] of [
    [720, 450],
    [768, 1024],
    [390, 844],
  ] as const) {
    const page = await newcomer(browser, { viewport: { width, height } });
    await stage(page, { question: "action" });
    await toTable(page);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Settings" }).click();
    for (const radio of await page.getByRole("dialog").getByRole("radio").all()) {
      await radio.check();
    }
    await page.getByLabel("Language").click();
    await narrow(page, `settings at a table of ${width}`);
  }
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
