import { expect, test } from "@playwright/test";
import { ended, newcomer, openTable } from "./table";

test("a whole game with the keyboard alone", async ({ browser }) => {
  test.setTimeout(900_000);
  const page = await newcomer(browser);
  await openTable(page, ["person"], { mode: "solo" });
  const start = page.getByRole("button", { name: "Start the game" });
  await start.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".ship")).toBeVisible();

  // The keys are listed, and closed again.
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Keys" })).toBeHidden();

  // Arrows walk over the ship.
  await page.keyboard.press("o");
  const before = await page.evaluate(() => document.activeElement?.getAttribute("data-room"));
  await page.keyboard.press("ArrowRight");
  const after = await page.evaluate(() => document.activeElement?.getAttribute("data-room"));
  expect(before).toBeTruthy();
  expect(after).not.toBe(before);

  let moved = false;
  while (!(await page.locator("#end-title").isVisible())) {
    const key = await page.evaluate((walk) => {
      const letters = [...document.querySelectorAll<HTMLElement>(".actions .action")].map(
        (action) => ({
          key: action.querySelector(".letter")?.textContent ?? "",
          name: action.querySelector("b")?.textContent ?? "",
        }),
      );
      const wanted = letters.find(({ name }) => (walk ? /^move/i : /^pass/i).test(name));
      return (wanted ?? letters[0])?.key ?? null;
    }, !moved);
    if (key) {
      const question = await page.locator(".prompt").getAttribute("data-question");
      if (question === "action") moved = true;
      await page.keyboard.press(key.toLowerCase());
    }
    await page.waitForTimeout(40);
  }
  await ended(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator(".end li")).not.toHaveCount(1);
});
