import { ended, newcomer, openTable } from "./table";
import { expect, test } from "./test";

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
      if (document.querySelector("[data-confirm]")) return "Enter";
      const letters = [...document.querySelectorAll<HTMLElement>(".actions .action")]
        .map((action) => ({
          key: action.querySelector(".letter")?.textContent ?? "",
          name: action.querySelector("b")?.textContent ?? "",
        }))
        .filter(({ key }) => key !== "");
      const wanted = letters.find(({ name }) => (walk ? /^move/i : /^pass/i).test(name));
      return (wanted ?? letters[0])?.key ?? null;
    }, !moved);
    const sure = page.locator("[data-sure]");
    if (await sure.isVisible())
      await sure.press("Enter", { timeout: 5_000 }).catch(() => undefined);
    else if (key) {
      const question = await page.locator(".prompt").getAttribute("data-question");
      if (question === "target") moved = true;
      await page.keyboard.press(key.length === 1 ? key.toLowerCase() : key);
    }
    await page.waitForTimeout(40);
  }
  await ended(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator(".end li")).not.toHaveCount(1);

  // What was done is counted, and the dice prove to be those promised.
  while ((await page.locator(".end table").count()) === 0) {
    await page.getByRole("button", { name: "Next", exact: true }).press("Enter");
  }
  await page.getByText("Statistics").press("Enter");
  const counted = page.locator(".end details[open] table");
  const columns = await counted.getByRole("columnheader").allInnerTexts();
  const numbers = await counted.locator("tbody td").allInnerTexts();
  const count = (what: string): number => Number(numbers[columns.indexOf(what)]);
  expect(count("Moves")).toBeGreaterThan(0);
  expect(count("Passed")).toBeGreaterThan(0);
  await page.getByText("Verify the dice").press("Enter");
  await expect(page.getByText("The number has exactly this fingerprint")).toBeVisible();

  // A link to a moment of it leads somebody else there; a slow server never mixes two moments.
  await page.route("**/replay?*", async (route) => {
    await new Promise((done) => setTimeout(done, 400));
    await route.continue();
  });
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  // What leads away takes no input at first.
  await expect(page.locator(".end .buttons")).not.toHaveAttribute("inert");
  await page.getByRole("link", { name: "Watch it again" }).press("Enter");
  await page.getByRole("slider", { name: "Moment" }).fill("7");
  await expect(page.getByText(/Choice 7 of \d+/)).toBeVisible();
  const told = await page.locator(".told").innerText();
  await page.getByRole("button", { name: "Copy link to this moment" }).press("Enter");
  const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain("#/replay/");
  const link = await copied();
  const again = await page.context().newPage();
  await again.goto(link);
  await expect(again.getByText(/Choice 7 of \d+/)).toBeVisible();
  expect(await again.locator(".told").innerText()).toBe(told);
});
