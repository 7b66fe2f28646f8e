import { narrow, sound } from "./sound";
import { ADDRESS, stage } from "./stage";
import { home, newcomer, openTable } from "./table";
import { expect, test } from "./test";

const SIZES = [
  { name: "desktop", viewport: { width: 1440, height: 900 } },
  { name: "tablet", viewport: { width: 1024, height: 768 } },
  { name: "phone", viewport: { width: 390, height: 844 } },
  { name: "small phone", viewport: { width: 320, height: 640 } },
  { name: "phone on its side", viewport: { width: 844, height: 390 } },
];

for (const { name, viewport } of SIZES) {
  test(`every screen on a ${name}: no serious finding, no sideways scroll`, async ({ browser }) => {
    const page = await newcomer(browser, { viewport });
    await page.goto(home());
    await expect(page.getByRole("button", { name: "Play now" })).toBeVisible();
    await sound(page, "first page");
    await narrow(page, "first page");

    await openTable(page, ["person", "person", "seasoned"]);
    await sound(page, "gathering");
    await narrow(page, "gathering");
    await page.goto(`${home()}/#/new`);
    await expect(page.getByRole("radiogroup", { name: "Mode" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Make a table" })).toBeEnabled();
    await sound(page, "new table");
    await narrow(page, "new table");

    await stage(page, { question: "target" });
    await page.goto(`${home()}${ADDRESS}`);
    await expect(page.locator(".ship")).toBeVisible();
    await sound(page, "table");
    await narrow(page, "table");
    const menu = page.getByRole("button", { name: "Menu" });
    await menu.click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    await sound(page, "menu", "[role=dialog]");
    await page.getByRole("dialog").getByRole("button", { name: "Bag" }).click();
    await expect(page.getByRole("dialog", { name: "Bag" })).toBeVisible();
    await sound(page, "bag", "[role=dialog]");
    await narrow(page, "bag");
    await page.keyboard.press("Escape");
    if (viewport.width <= 1180) {
      for (const sheet of ["You", "Actions", "Crew", "Log"]) {
        await page.locator(".dock").getByRole("button", { name: sheet }).click();
        await expect(page.getByRole("dialog", { name: sheet })).toBeVisible();
        await sound(page, sheet, "[role=dialog]");
        await narrow(page, sheet);
      }
    }
  });
}

for (const { name, viewport } of SIZES) {
  test(`no answer is cut off on a ${name}, or a number says so`, async ({ browser }) => {
    const page = await newcomer(browser, { viewport });
    for (const question of ["target", "action"] as const) {
      await stage(page, { question });
      await page.goto(`${home()}${ADDRESS}`);
      await page.reload();
      await expect(page.locator(".answer").first()).toBeVisible();
      const { beside, below } = await page.locator(".answers").evaluate((box) => {
        const edge = box.getBoundingClientRect();
        const all = [...box.children].map((answer) => answer.getBoundingClientRect());
        return {
          beside: all.filter(({ left, right }) => left < edge.left || right > edge.right).length,
          below: all.filter(({ bottom }) => bottom > edge.bottom + 2).length,
        };
      });
      expect(beside).toBe(0);
      if (question === "target") expect(below).toBe(0);
      if (below > 0) await expect(page.locator(".below")).toHaveText(`+${below}`);
      else await expect(page.locator(".below")).toHaveCount(0);
    }
  });
}

test("without a keyboard there are no letters to press", async ({ browser }) => {
  const viewport = { width: 390, height: 844 };
  const page = await newcomer(browser, { viewport, hasTouch: true, isMobile: true });
  await stage(page);
  await page.goto(`${home()}${ADDRESS}`);
  await page.locator(".dock").getByRole("button", { name: "Actions" }).click();
  await expect(page.getByRole("dialog", { name: "Actions" }).getByText("Pass")).toBeVisible();
  await expect(page.locator(".letter").first()).toBeHidden();
});

test("what happens is said aloud, and the question too", async ({ browser }) => {
  const page = await newcomer(browser);
  const set = await stage(page);
  await page.goto(`${home()}${ADDRESS}`);
  await expect(page.locator(".ship")).toBeVisible();
  await expect(page.locator("[role=status][aria-live=assertive]")).toHaveText("Choose an action");
  const told = {
    n: 8,
    at: 0,
    news: "event",
    text: "The Mechanic passes.",
    rule: "round.pass.final",
    fact: { kind: "passed", seat: 3 },
  };
  const update = {
    type: "update",
    seat: 2,
    news: [told],
    asked: null,
    waiting: { window: null, seats: [4] },
    undo: 0,
  };
  set.line()?.send(JSON.stringify(update));
  await expect(page.locator("[role=log]")).toContainText("The Mechanic passes.");
  await expect(page.locator(".prompt")).toContainText("Waiting for Soldier");
  await expect(page).toHaveTitle("Derelict");
});

test("reduced motion is honoured", async ({ browser }) => {
  const page = await newcomer(browser, { reducedMotion: "reduce" });
  await stage(page, { question: "target" });
  await page.goto(`${home()}${ADDRESS}`);
  await expect(page.locator(".bracket").first()).toBeVisible();
  const longest = await page.evaluate(() =>
    Math.max(
      ...document
        .getAnimations()
        .map((one) => Number(one.effect?.getComputedTiming().duration ?? 0)),
      0,
    ),
  );
  expect(longest).toBeLessThanOrEqual(1);
});

test("the interface speaks German when asked to", async ({ browser }) => {
  const page = await newcomer(browser, { locale: "de-DE" });
  await page.goto(home());
  await expect(page.getByRole("button", { name: "Jetzt spielen" })).toBeVisible();
  await page.getByLabel("Sprache").selectOption("en");
  await expect(page.getByRole("button", { name: "Play now" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});
