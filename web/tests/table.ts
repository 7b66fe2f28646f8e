/** Coming to a table and playing at it, as people do. */

import { expect, type Browser, type BrowserContextOptions, type Page } from "@playwright/test";

/** Where the client is. */
export function home(): string {
  const page = process.env.DERELICT_PAGE;
  if (!page) throw new Error("the tests' setup has not run");
  return page;
}

/** What somebody new likes: nothing explained, and everything shown at once. */
const LIKES = { coach: false, pace: 0, speed: 0 };

/** A browser of somebody new, who may like something else. */
export async function newcomer(
  browser: Browser,
  options: BrowserContextOptions = {},
  likes: Partial<typeof LIKES> = {},
): Promise<Page> {
  const context = await browser.newContext(options);
  await context.addInitScript(
    (liked) => {
      if (!localStorage.getItem("derelict.settings")) {
        localStorage.setItem("derelict.settings", JSON.stringify(liked));
      }
    },
    { ...LIKES, ...likes },
  );
  const page = await context.newPage();
  page.on("pageerror", (error) => {
    throw error;
  });
  return page;
}

/** Waits until this player is asked something. */
export async function asked(page: Page): Promise<void> {
  await expect(page.locator(".prompt.mine .answers button").first()).toBeEnabled({
    timeout: 120_000,
  });
}

/** Begins at once with computer players and answers whatever comes before the first own round. */
export async function playNow(page: Page): Promise<void> {
  await page.goto(home());
  await page.getByRole("button", { name: "Play now" }).click();
  await toAction(page);
}

/** Begins a solo game: nobody else moves before the first own round. */
export async function playAlone(page: Page): Promise<void> {
  await openTable(page, ["person"], { mode: "solo" });
  await page.getByRole("button", { name: "Start the game" }).click();
  await toAction(page);
}

/** Answers questions, holding back where one can, until an action is asked for. */
export async function toAction(page: Page): Promise<void> {
  for (let answers = 0; answers < 20; answers += 1) {
    await asked(page);
    const prompt = page.locator(".prompt.mine");
    if ((await prompt.getAttribute("data-question")) === "action") return;
    const decision = await prompt.getAttribute("data-decision");
    const modest = prompt.locator('[data-code="no"], [data-code="done"]');
    const answer = (await modest.count()) > 0 ? modest : prompt.locator(".answers button");
    await answer.first().click();
    await expect(page.locator(`.prompt[data-decision="${decision ?? ""}"]`)).toHaveCount(0);
  }
  throw new Error("no action was asked for");
}

/** Opens a table with so many chairs for people and computers, and stays in its gathering. */
export async function openTable(
  page: Page,
  chairs: ("person" | "seasoned")[],
  options: Record<string, string> = {},
): Promise<void> {
  await page.goto(`${home()}/#/new`);
  const pick = (name: string, value: string): Promise<void> =>
    page.locator(`label:has(input[name="${name}"][value="${value}"])`).click();
  await expect(page.getByRole("radiogroup", { name: "Mode" })).toBeVisible();
  for (const [name, value] of Object.entries(options)) await pick(name, value);
  if (options.mode !== "solo") {
    await pick("players", String(chairs.length));
    const selects = page.locator(".seats select");
    for (const [index, chair] of chairs.entries()) await selects.nth(index).selectOption(chair);
  }
  await page.getByRole("button", { name: "Make a table" }).click();
  await expect(page.getByRole("heading", { name: "The crew gathers" })).toBeVisible();
}

/** The link others come by. */
export async function invitation(page: Page): Promise<string> {
  return page.getByRole("textbox", { name: "Link to this table" }).inputValue();
}

/**
 * Plays by pressing what is preferred, whenever something is asked, until the game is over. Runs
 * inside the page, so that a whole game takes no longer than it must.
 */
export async function playOn(page: Page, prefer: string[] = ["pass", "done", "no"]): Promise<void> {
  await page.evaluate((wanted) => {
    const turn = (): void => {
      const answers = [
        ...document.querySelectorAll<HTMLButtonElement>(
          ".prompt.mine .answers button:not(:disabled)",
        ),
      ];
      const curtain = document.querySelector<HTMLButtonElement>("[data-curtain] button");
      if (curtain) curtain.click();
      // On a narrow screen passing stands behind a tab.
      document.querySelector<HTMLElement>('[role="tab"][data-group="end"]:not(.on)')?.click();
      const given = document.querySelector(".prompt .given");
      const best =
        wanted
          .map((code) => answers.find((answer) => answer.dataset.code === code))
          .find((one) => one) ?? answers[0];
      if (best && !given) best.click();
    };
    const timer = setInterval(() => {
      if (document.querySelector("#end-title")) clearInterval(timer);
      else turn();
    }, 25);
  }, prefer);
}

/** Waits for the end of the game. */
export async function ended(page: Page, timeout = 600_000): Promise<void> {
  await expect(page.locator("#end-title")).toBeVisible({ timeout });
}
