/** Pictures of every main screen, kept in `docs/screenshots`. Made on request only. */

import { expect, test } from "@playwright/test";
import { ADDRESS, stage } from "./stage";
import { asked, ended, home, newcomer, openTable, playOn, toAction } from "./table";

const FOLDER = "../docs/screenshots";
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

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
    await page.getByRole("link", { name: "Replay" }).click();
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

    const learner = await (await browser.newContext({ viewport })).newPage();
    await learner.goto(home());
    await learner.getByRole("button", { name: "Start the first game" }).click();
    await expect(learner.locator(".coach[data-step]")).toBeVisible();
    await learner.waitForTimeout(700);
    await learner.screenshot({ path: `${FOLDER}/guided-${size}.png` });
  });
}
