import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Browser, Page } from "@playwright/test";
import { narrow, sound } from "./sound";
import { ended, home } from "./table";
import { expect, test } from "./test";

const run = promisify(execFile);

/** A page of somebody who has never been here. */
async function stranger(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  // What happens is shown at once, so that nothing here waits for time.
  await context.addInitScript(() => {
    if (!localStorage.getItem("derelict.settings")) {
      localStorage.setItem("derelict.settings", JSON.stringify({ speed: 0 }));
    }
  });
  return context.newPage();
}

/** Begins the guided first game. */
async function begin(browser: Browser): Promise<Page> {
  const page = await stranger(browser);
  await page.goto(home());
  await page.getByRole("button", { name: "Learn by playing" }).click();
  await expect(page.locator('.coach[data-step="1"]')).toBeVisible();
  return page;
}

/** Follows the coach's advice until the next step, or the end. */
async function follow(page: Page): Promise<string> {
  const coach = page.locator(".coach[data-step]");
  const step = (await coach.getAttribute("data-step")) ?? "";
  while (!(await page.locator("#end-title").isVisible())) {
    if ((await coach.getAttribute("data-step")) !== step) break;
    const prompt = page.locator(".prompt.mine");
    const decision = (await prompt.getAttribute("data-decision")) ?? "";
    await page.locator(".answer.advised").click();
    await expect(page.locator(`.prompt[data-decision="${decision}"]`)).toHaveCount(0);
    await expect(page.locator(".coach[data-step], #end-title").first()).toBeVisible();
  }
  return step;
}

test("whoever follows the guided first game learns all nine steps and wins", async ({
  browser,
}) => {
  const page = await begin(browser);
  const steps: string[] = [];
  while (!(await page.locator("#end-title").isVisible())) steps.push(await follow(page));
  expect(steps).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9"]);
  await ended(page);

  // The checks come one after another, then who won and why.
  const checks = page.locator(".end ol > li");
  await expect(checks).toHaveCount(1);
  const next = page.getByRole("button", { name: "Next", exact: true });
  for (let shown = 2; shown <= 5; shown += 1) {
    await next.click();
    await expect(checks).toHaveCount(shown);
  }
  await next.click();
  await expect(page.locator("#end-title")).toHaveText("You have won");
  await expect(page.getByRole("button", { name: "Play now" })).toBeVisible();
  await sound(page, "end", ".end");

  // It is seen again from where it began.
  await page.getByRole("link", { name: "Watch it again" }).click();
  await expect(page.getByText(/Choice 0 of \d+/)).toBeVisible();
  await expect(page.locator('.ship [data-figure="character"]')).toHaveCount(1);
  await sound(page, "replay");
  await page.setViewportSize({ width: 390, height: 844 });
  await narrow(page, "replay on a phone");
});

/** The other guided games: how many steps they have, what they never speak of, what is learnt. */
const GUIDED = [
  {
    name: /Void Seeders/,
    steps: 8,
    never: /larva|queen|creeper|slime/i,
    learnt: "what void seeders do",
  },
  {
    name: /Carnomorphs/,
    steps: 9,
    never: /larva|queen|creeper|insan/i,
    learnt: "what carnomorphs do",
  },
  {
    name: /Research Mission/,
    steps: 11,
    never: /metagorger|lurker|mutation|insan/i,
    learnt: "what a Research Mission asks",
  },
];
for (const { name, steps: count, never, learnt } of GUIDED) {
  test(`the guided game that teaches ${learnt} is begun from its card and played to its end`, async ({
    browser,
  }) => {
    const page = await stranger(browser);
    await page.goto(`${home()}/#/new`);
    // The whole card is its button.
    await page.getByRole("radio", { name }).check({ force: true });
    await page.getByRole("button", { name: "Learn what is new by playing" }).click();
    await expect(page.locator('.coach[data-step="1"]')).toContainText(`Step 1 of ${count}`);
    const steps: string[] = [];
    const lines: string[] = [];
    while (!(await page.locator("#end-title").isVisible())) {
      lines.push(await page.locator("body").innerText());
      steps.push(await follow(page));
    }
    expect(steps).toEqual(Array.from({ length: count }, (_, at) => String(at + 1)));
    // Nothing on the way speaks of another species.
    expect(lines.filter((line) => never.test(line))).toEqual([]);
    await ended(page);
    await page.getByRole("button", { name: "Show everything" }).click();
    await expect(page.locator("#end-title")).toHaveText("You have won");
    await expect(page.getByRole("dialog")).toContainText(`Now you know ${learnt}.`);
  });
}

test("the guided game lets go of whoever chooses otherwise, and takes them back", async ({
  browser,
}) => {
  const page = await begin(browser);
  await page.locator('.prompt [data-code="careful-move"]').click();
  await expect(page.locator('.prompt[data-question="target"]')).toBeVisible();
  await expect(page.locator(".coach[data-step]")).toHaveCount(0);
  await expect(page.locator(".coach[data-astray]")).toContainText("You went your own way");
  await page.getByRole("button", { name: "Take it back" }).click();
  await expect(page.locator('.coach[data-step="1"]')).toBeVisible();
  // Who is back on the way is guided on.
  expect(await follow(page)).toBe("1");
  await expect(page.locator('.coach[data-step="2"]')).toBeVisible();
  await page.getByRole("button", { name: "Go on without advice" }).click();
  await expect(page.locator(".coach")).toHaveCount(0);
});

test("a rule problem is saved as a scenario of what the seat knows", async ({ browser }, info) => {
  const page = await begin(browser);
  await page.getByRole("button", { name: "Menu" }).click();
  const saving = page.waitForEvent("download");
  await page.getByRole("link", { name: "Report a rule problem" }).click();
  const file = info.outputPath("problem.toml");
  await (await saving).saveAs(file);
  const derelict = process.env.DERELICT ?? "../target/release/derelict";
  const { stdout } = await run(derelict, ["scenario", file]);
  expect(stdout).toContain("1 scenarios hold");
  const table = /table\/([0-9a-f]+)/.exec(page.url())?.[1] ?? "";
  const other = await page.request.get(`${home()}/api/tables/${table}/scenario?seat=2`);
  expect(other.status()).toBe(403);
});
