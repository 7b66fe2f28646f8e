/** The hourglass: its sand is shown to all, and whoever notices that it is empty picks it up. */

import type { Browser, Page } from "@playwright/test";
import { sound } from "./sound";
import { home, invitation, newcomer, openTable } from "./table";
import { expect, test } from "./test";

/** Two people at a table whose sand runs for so many seconds; none: as usual. */
async function together(browser: Browser, seconds?: number): Promise<[Page, Page]> {
  const owner = await newcomer(browser);
  if (seconds !== undefined) {
    await owner.route("**/api/tables", async (route) => {
      const terms = route.request().postDataJSON() as Record<string, unknown> | null;
      await route.continue(
        terms ? { postData: JSON.stringify({ ...terms, sand_secs: seconds }) } : {},
      );
    });
  }
  await openTable(owner, ["person", "person"], { hourglass: "on" });
  const guest = await newcomer(browser);
  await guest.goto(await invitation(owner));
  await expect(guest.getByText("(you)")).toBeVisible();
  await owner.getByRole("button", { name: "Start the game" }).click();
  return [owner, guest];
}

/** Lets whoever is asked answer, until one of them is to name an action: that one first. */
async function toGap(pages: [Page, Page]): Promise<[Page, Page]> {
  for (let answers = 0; answers < 20; answers += 1) {
    const mine = pages.map((page) => page.locator(".prompt.mine"));
    await expect
      .poll(async () =>
        (await Promise.all(mine.map((it) => it.count()))).some((count) => count > 0),
      )
      .toBe(true);
    for (const [at, prompt] of mine.entries()) {
      if ((await prompt.count()) === 0) continue;
      const [asked, idle] = at === 0 ? pages : ([pages[1], pages[0]] as const);
      if ((await prompt.getAttribute("data-question")) === "action") return [asked, idle];
      const decision = (await prompt.getAttribute("data-decision")) ?? "";
      await prompt.locator(".answers button").first().click();
      await expect(asked.locator(`.prompt[data-decision="${decision}"]`)).toHaveCount(0);
    }
  }
  throw new Error("nobody was asked for an action");
}

test("whoever notices picks it up beside what another is asked", async ({ browser }) => {
  const [asked, idle] = await toGap(await together(browser, 0));
  for (const page of [asked, idle]) {
    await expect(page.locator("[data-glass=empty]")).toContainText("The hourglass is empty");
  }
  await expect(idle.locator(".prompt.mine")).toHaveCount(0);
  await idle.locator('[data-code="seize:hourglass"]').click();
  await expect(idle.locator(".prompt.mine")).toHaveAttribute("data-question", "glass-room");
  await sound(idle, "the hourglass", "[data-glass]");
  // The room is named on the ship.
  await idle.locator('.ship [data-room="003"]').click();
  for (const page of [asked, idle]) {
    await expect(page.locator("[data-glass=rolled]")).toHaveCount(1);
  }
  await expect(asked.locator('[data-code="seize:hourglass"]')).toHaveCount(0);
  await asked.locator('[data-code="seize:no-hourglass"]').click();
  for (const page of [asked, idle]) {
    await expect(page.locator("[data-glass=gone]")).toHaveCount(1);
    await expect(page.locator('[data-code^="seize:"]')).toHaveCount(0);
  }
});

test("the sand runs for all, and is drawn in no other game", async ({ browser }) => {
  const [asked, idle] = await toGap(await together(browser));
  for (const page of [asked, idle]) {
    await expect(page.locator("[data-glass=running] .left")).toHaveText(/^[01]:[0-5]\d$/);
  }
  await expect(asked.locator('[data-code="seize:hourglass"]')).toHaveCount(0);
  const alone = await newcomer(browser);
  await alone.goto(home());
  await alone.getByRole("button", { name: "Play now" }).click();
  await expect(alone.locator(".ship")).toBeVisible();
  await expect(alone.locator("[data-glass]")).toHaveCount(0);
});
