import { asked, home, newcomer, playAlone, toAction } from "./table";
import { expect, test } from "./test";

test("from the first page to the first action in three clicks", async ({ browser }) => {
  const page = await newcomer(browser);
  await page.goto(home());
  await page.getByRole("button", { name: "Play now" }).click();
  await asked(page);
  await expect(page.locator(".prompt")).toHaveAttribute("data-question", "draft");
  await page.locator(".prompt .answers button").first().click();
  await expect(page.locator('.prompt[data-question="draft"]')).toHaveCount(0);
  // The computer players may go first, and one may be asked whether to interrupt them.
  await toAction(page);
  await page.locator('.prompt [data-code="move"]').click();
  await expect(page.locator(".prompt")).toHaveAttribute("data-question", "target");
});

test("a click on a neighbouring room walks there", async ({ browser }) => {
  const page = await newcomer(browser);
  await playAlone(page);
  // One wakes in the hibernatorium, beside room 006.
  await page.locator('[data-room="006"]').click();
  await expect(page.locator('.prompt[data-question="pay"]')).toBeVisible();
  await expect(page.locator(".card.picked")).toHaveCount(1);
});

test("what cannot be done says why and opens the rule", async ({ browser }) => {
  const page = await newcomer(browser);
  await playAlone(page);
  await page.getByText(/not possible now/).click();
  await page.locator(".wish").first().getByRole("button", { name: "Rule" }).first().click();
  const book = page.getByRole("dialog", { name: "Rules" });
  await expect(book.locator("li").first()).toBeVisible();
  await book.getByRole("searchbox").fill("noise");
  await expect(book.getByText("noise marker").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(book).toBeHidden();
});

test("when all have passed, the page tells what the ship did", async ({ browser }) => {
  const page = await newcomer(browser);
  await playAlone(page);
  await page.locator('.prompt [data-code="pass"]').click();
  await page.locator('.prompt [data-code="done"]').click();
  const recap = page.locator(".coach[data-recap]");
  await expect(recap).toContainText("The end of turn 1");
  expect(await recap.getByRole("listitem").count()).toBeGreaterThan(1);
  await recap.getByRole("button", { name: "Understood" }).click();
  await expect(recap).toHaveCount(0);
});

test("a step can be taken back until it binds, and the button says which", async ({ browser }) => {
  const page = await newcomer(browser);
  await playAlone(page);
  const cancel = page.locator(".prompt").getByRole("button", { name: "Cancel" });
  await page.locator('.prompt [data-code="move"]').click();
  await expect(page.locator('.prompt[data-question="target"]')).toBeVisible();
  await expect(cancel).toContainText("Move");
  const way = page.locator(".prompt .answers button").first();
  const where = (await way.locator(".name").innerText()).trim();
  await way.click();
  await expect(page.locator('.prompt[data-question="pay"]')).toBeVisible();
  await expect(cancel).toContainText(where);
  await cancel.click();
  await expect(page.locator('.prompt[data-question="target"]')).toBeVisible();
  await cancel.click();
  await expect(page.locator('.prompt[data-question="action"]')).toBeVisible();
});
