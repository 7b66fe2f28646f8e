/** A table of the Epilogue, and the way to one. */

import type { Page } from "@playwright/test";
import { EPILOGUE } from "./epilogue";
import { drawn, narrow, sound } from "./sound";
import { ADDRESS, stage } from "./stage";
import { home, newcomer } from "./table";
import { expect, test } from "./test";

const SIZES = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
};

async function shot(page: Page, name: string): Promise<void> {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` });
}

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`requirement, shuttle, and the offer that is asked about once, on a ${size}`, async ({
    browser,
  }) => {
    const page = await newcomer(browser, { viewport });
    const table = await stage(page, { ...EPILOGUE, question: "action" });
    await page.goto(`${home()}${ADDRESS}`);
    await expect(
      page.locator('.ship [data-figure][aria-label^="Turret: left by the earlier game"]'),
    ).toHaveCount(1);
    await drawn(page);
    await narrow(page, size);
    await shot(page, `table-${size}`);

    const offer = page.locator('[data-code="seize:take-offer"]');
    const taken = (): number => table.asked.filter(({ type }) => type === "seize").length;
    await offer.click();
    const sure = page.getByRole("alertdialog");
    await expect(sure).toContainText("Give your requirement up for good");
    await expect(sure.locator("[data-sure]")).toBeEnabled();
    await shot(page, `sure-${size}`);
    await sound(page, "the question whether the offer is taken", ".prompt");
    await sure.getByRole("button", { name: "Cancel" }).click();
    await expect(sure).toHaveCount(0);
    expect(taken()).toBe(0);
    await offer.click();
    await sure.locator("[data-sure]").click();
    await expect.poll(taken).toBe(1);
    await expect(sure).toHaveCount(0);

    if (size === "phone") await page.getByRole("button", { name: "You", exact: true }).click();
    await expect(page.locator(".goals")).toContainText("Your goal");
    await expect(page.locator("[data-goal=fit-for-duty]")).toContainText("Fit for Duty");
    await sound(page, "the requirement", ".goals");
    await shot(page, `you-${size}`);
    if (size === "phone") await page.locator(".chips").click();
    await expect(page.locator(".member", { hasText: "Medic" })).toContainText(
      "Gone with the shuttle",
    );
    await sound(page, "the crew", ".crew");
  });

  test(`the way to one on a ${size}`, async ({ browser }) => {
    const page = await newcomer(browser, { viewport });
    await page.goto(`${home()}/#/new`);
    await page.locator('label:has(input[name="mission"][value="epilogue"])').click();
    const ending = page.locator("[data-ending]");
    await expect(ending).toContainText("Made up");
    await ending.scrollIntoViewIfNeeded();
    await shot(page, `new-${size}`);
    const bring = (text: string): Promise<void> =>
      ending.locator("input[type=file]").setInputFiles({
        name: "last-night.derelict",
        mimeType: "application/x-ndjson",
        buffer: Buffer.from(text),
      });
    await bring("once upon a time");
    await expect(ending.getByRole("alert")).toContainText("line 1");
    await sound(page, "the choice of an ending", "[data-ending]");
    await shot(page, `refused-${size}`);
    const setup = {
      packs: ["base"],
      mission: "epilogue",
      mode: "semi-coop",
      board: "alternative",
      players: 3,
      after: { board: "alternative" },
    };
    await page.route("**/api/epilogue?**", (route) => route.fulfill({ json: { setup } }));
    await bring("a record");
    await expect(ending).toContainText("As recorded in last-night.derelict, for 3 players");
    await expect(page.locator('input[name="board"][value="alternative"]')).toBeChecked();
    await shot(page, `brought-${size}`);
    const opened = page.waitForRequest(
      (request) => request.method() === "POST" && request.url().endsWith("/api/tables"),
    );
    await page.getByRole("button", { name: "Make a table" }).click();
    const terms = (await opened).postDataJSON() as { setup: object; chairs: unknown[] };
    expect(terms.setup).toMatchObject({ mission: "epilogue", players: 3, after: setup.after });
    expect(terms.chairs).toHaveLength(3);
  });
}

test("the end of a game leads to its Epilogue", async ({ browser }) => {
  const page = await newcomer(browser);
  const setup = { packs: ["base"], mission: "epilogue", mode: "semi-coop", board: "basic" };
  const after = { ...setup, players: 4, after: { board: "basic" } };
  const over = { ending: "time-out", exploded: false, survivors: [2], winners: [2] };
  await stage(page, { laid: (shown) => ({ ...shown, over }) as unknown as typeof shown });
  await page.route("**/api/tables/*/epilogue", (route) =>
    route.fulfill({ json: { setup: after } }),
  );
  await page.goto(`${home()}${ADDRESS}`);
  const go = page.locator("[data-epilogue]");
  const all = page.getByRole("button", { name: "Show everything" });
  await expect(all.or(go)).toBeVisible();
  if (await all.isVisible()) await all.click();
  await expect(go).toHaveText("Play the Epilogue");
  await sound(page, "the end with its Epilogue", "[role=dialog]");
  await shot(page, "end");
  const opened = page.waitForRequest(
    (request) => request.method() === "POST" && request.url().endsWith("/api/tables"),
  );
  await go.click();
  expect((await opened).postDataJSON()).toMatchObject({ setup: { after: after.after } });
});
