import { expect, test } from "@playwright/test";
import { asked, home, newcomer } from "./table";

test("from the first page to the first action in three clicks", async ({ browser }) => {
  const page = await newcomer(browser);
  await page.goto(home());
  await page.getByRole("button", { name: "Play now" }).click();
  await asked(page);
  let clicks = 1;
  while ((await page.locator(".prompt").getAttribute("data-question")) !== "action") {
    await page.locator(".prompt .answers button").first().click();
    clicks += 1;
    await expect(async () => {
      const question = await page
        .locator(".prompt.mine")
        .getAttribute("data-question", { timeout: 500 });
      expect(question).not.toBe("draft");
    }).toPass({ timeout: 60_000 });
    await asked(page);
  }
  await page.locator(".prompt .answers button").first().click();
  clicks += 1;
  expect(clicks).toBeLessThanOrEqual(3);
  await expect(page.locator(".prompt")).not.toHaveAttribute("data-question", "action");
});

test("a click on a neighbouring room walks there", async ({ browser }) => {
  const page = await newcomer(browser);
  await page.goto(home());
  await page.getByRole("button", { name: "Play now" }).click();
  await asked(page);
  await page.locator(".prompt .answers button").first().click();
  await expect(page.locator('.prompt[data-question="action"]')).toBeVisible({ timeout: 60_000 });
  // Everybody wakes in the hibernatorium, beside room 006.
  await page.locator('[data-room="006"]').click();
  await expect(
    page.locator('.prompt[data-question="pay"], .prompt[data-question="action"]'),
  ).toBeVisible();
});

test("what cannot be done says why and opens the rule", async ({ browser }) => {
  const page = await newcomer(browser);
  await page.goto(home());
  await page.getByRole("button", { name: "Play now" }).click();
  await asked(page);
  await page.locator(".prompt .answers button").first().click();
  await expect(page.locator('.prompt[data-question="action"]')).toBeVisible({ timeout: 60_000 });
  await page.getByText(/not possible now/).click();
  await page.locator(".wish").first().getByRole("button", { name: "Rule" }).first().click();
  const book = page.getByRole("dialog", { name: "Rules" });
  await expect(book.locator("li").first()).toBeVisible();
  await book.getByRole("searchbox").fill("noise");
  await expect(book.getByText("noise marker").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(book).toBeHidden();
});

test("a step can be taken back until it binds", async ({ browser }) => {
  const page = await newcomer(browser);
  await page.goto(home());
  await page.getByRole("button", { name: "Play now" }).click();
  await asked(page);
  await page.locator(".prompt .answers button").first().click();
  await expect(page.locator('.prompt[data-question="action"]')).toBeVisible({ timeout: 60_000 });
  await page.locator('.prompt [data-code="move"]').click();
  await expect(page.locator('.prompt[data-question="target"]')).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.locator('.prompt[data-question="action"]')).toBeVisible();
});
