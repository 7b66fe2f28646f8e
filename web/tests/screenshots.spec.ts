/** Pictures of every main screen, kept in `docs/screenshots`. Made on request only. */

import { follows, tell } from "./follow";
import { MOMENTS, STRAINED } from "./happenings";
import { rests } from "./sound";
import { ADDRESS, stage } from "./stage";
import { HUNGERS, INFESTED } from "./carno";
import { DREADS, SEEDED } from "./void";
import { asked, ended, home, newcomer, openTable, playOn, toAction } from "./table";
import { expect, test } from "./test";

const FOLDER = "../docs/screenshots";
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const OTHERS = { tablet: { width: 1024, height: 768 }, landscape: { width: 844, height: 390 } };
const GALLERIES = {
  intruders: "gallery",
  "void-seeders": "gallery-void-seeders",
  carnomorphs: "gallery-carnomorphs",
};

test.skip(process.env.SCREENSHOTS === undefined, "set SCREENSHOTS to make them");

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`pictures on a ${size}`, async ({ browser }) => {
    test.setTimeout(300_000);
    const page = await newcomer(browser, { viewport });
    const picture = async (name: string): Promise<void> => {
      await page.mouse.move(0, 0);
      await page.waitForTimeout(700);
      await page.screenshot({ path: `${FOLDER}/${name}-${size}.png` });
    };
    await page.goto(home());
    await expect(page.getByRole("button", { name: "Play now" })).toBeVisible();
    await picture("home");
    await page.goto(`${home()}/#/settings`);
    await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
    await picture("settings");
    for (const [box, name] of Object.entries(GALLERIES)) {
      await page.goto(`${home()}/#/gallery/${box}`);
      await expect(page.getByRole("article").first()).toBeVisible();
      // What is a species' own are its kinds.
      if (name !== "gallery") {
        await page.locator("#shelf-intruder").evaluate((shelf) => {
          shelf.scrollIntoView();
        });
      }
      await picture(name);
    }
    await page.goto(`${home()}/#/new`);
    await expect(page.getByText("What is played")).toBeVisible();
    await picture("new-table");
    await openTable(page, ["person", "seasoned", "seasoned", "seasoned"]);
    await picture("gathering");
    await page.getByRole("button", { name: "Start the game" }).click();
    await asked(page);
    await picture("draft");
    await toAction(page);
    await picture("table");
    await playOn(page);
    await ended(page, 200_000);
    await page.getByRole("button", { name: "Show everything" }).click();
    await picture("end");
    await page.getByRole("link", { name: "Watch it again" }).click();
    await page.getByRole("button", { name: "One turn on" }).click();
    await picture("replay");

    for (const board of ["basic", "alternative"] as const) {
      const other = await newcomer(browser, { viewport });
      await stage(other, { question: "target", board });
      await other.goto(`${home()}${ADDRESS}`);
      await expect(other.locator(".ship")).toBeVisible();
      await other.waitForTimeout(700);
      await other.screenshot({ path: `${FOLDER}/midgame-${board}-${size}.png` });
    }

    const seeded = await newcomer(browser, { viewport });
    await stage(seeded, SEEDED);
    await seeded.goto(`${home()}${ADDRESS}`);
    await expect(seeded.locator("[data-figure='lurker-1']")).toBeVisible();
    await seeded.waitForTimeout(700);
    await seeded.screenshot({ path: `${FOLDER}/void-seeders-${size}.png` });

    const infested = await newcomer(browser, { viewport });
    await stage(infested, INFESTED);
    await infested.goto(`${home()}${ADDRESS}`);
    await expect(infested.locator("[data-figure='butcher-1']")).toBeVisible();
    await infested.waitForTimeout(700);
    await infested.screenshot({ path: `${FOLDER}/carnomorphs-${size}.png` });

    const crowd = await newcomer(browser, { viewport });
    await stage(crowd, { crowd: true });
    await crowd.goto(`${home()}${ADDRESS}`);
    await expect(crowd.locator(".ship")).toBeVisible();
    await crowd.waitForTimeout(700);
    await crowd.screenshot({ path: `${FOLDER}/crowd-${size}.png` });
    for (const sheet of size === "phone" ? ["You", "Actions", "Crew", "Log"] : []) {
      await crowd.locator(".dock").getByRole("button", { name: sheet }).click();
      await expect(crowd.getByRole("dialog", { name: sheet })).toBeVisible();
      await crowd.waitForTimeout(300);
      await crowd.screenshot({ path: `${FOLDER}/sheet-${sheet.toLowerCase()}-${size}.png` });
    }
    for (const drawer of ["Menu", "Bag"]) {
      await crowd.getByRole("button", { name: drawer }).last().click();
      await expect(crowd.getByRole("dialog", { name: drawer })).toBeVisible();
      await crowd.waitForTimeout(300);
      await crowd.screenshot({ path: `${FOLDER}/${drawer.toLowerCase()}-${size}.png` });
      if (drawer === "Menu" && size === "desktop") await crowd.keyboard.press("Escape");
    }

    const german = await newcomer(browser, { viewport, locale: "de-DE" });
    await german.goto(home());
    await german.getByRole("button", { name: "Jetzt spielen" }).click();
    await asked(german);
    await german.waitForTimeout(700);
    await german.screenshot({ path: `${FOLDER}/german-draft-${size}.png` });
    await toAction(german);
    await german.waitForTimeout(700);
    await german.screenshot({ path: `${FOLDER}/german-${size}.png` });

    const learner = await (await browser.newContext({ viewport })).newPage();
    await learner.goto(home());
    await learner.getByRole("button", { name: "Learn by playing" }).click();
    await expect(learner.locator(".coach[data-step]")).toBeVisible();
    await learner.mouse.move(0, 0);
    await learner.waitForTimeout(700);
    await learner.screenshot({ path: `${FOLDER}/guided-${size}.png` });
  });
}

for (const [size, viewport] of Object.entries(OTHERS)) {
  test(`the table on a ${size}`, async ({ browser }) => {
    const page = await newcomer(browser, { viewport });
    await stage(page, { question: "target" });
    await page.goto(`${home()}${ADDRESS}`);
    await expect(page.locator(".ship")).toBeVisible();
    await page.waitForTimeout(700);
    await page.screenshot({ path: `${FOLDER}/midgame-basic-${size}.png` });
  });
}

for (const [size, viewport] of Object.entries({
  ...SIZES,
  upright: { width: 768, height: 1024 },
})) {
  test(`moments on a ${size}`, async ({ browser }) => {
    const moments = [
      ...Object.entries(MOMENTS).map(([name, moment]) => ({ name, moment, tricks: {} })),
      ...Object.entries(DREADS).map(([name, moment]) => ({
        name: `void-${name}`,
        moment,
        tricks: SEEDED,
      })),
      ...Object.entries(HUNGERS).map(([name, moment]) => ({
        name: `carno-${name}`,
        moment,
        tricks: INFESTED,
      })),
    ];
    for (const { name, moment, tricks } of moments) {
      const { facts, last, after } = moment;
      const { page, set } = await follows(browser, tricks, { viewport });
      tell(set, facts, null, after);
      await expect(page.locator(".theatre, [data-fate]").first()).toBeVisible();
      await page.clock.runFor(last);
      await page.waitForLoadState("networkidle");
      await rests(page);
      await page.screenshot({ path: `${FOLDER}/moment-${name}-${size}.png` });
      await page.context().close();
    }
    const page = await newcomer(browser, { viewport });
    await stage(page, { laid: () => STRAINED });
    await page.goto(`${home()}${ADDRESS}`);
    await expect(page.locator(".frame .heat")).toHaveCount(1);
    await page.waitForLoadState("networkidle");
    await rests(page);
    await page.screenshot({ path: `${FOLDER}/moment-hull-${size}.png` });
  });
}
