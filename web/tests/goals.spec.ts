/** What one plays for, what hinders, and what is left to do for the dead. */

import type { Goals, View } from "../src/wire";
import { goals } from "./sample";
import { ADDRESS, stage } from "./stage";
import { home, newcomer } from "./table";
import { expect, test } from "./test";

test("goals are large, with the state of each part, from the first second", async ({ browser }) => {
  const page = await newcomer(browser);
  await stage(page);
  await page.goto(`${home()}${ADDRESS}`);
  const goal = page.locator('.rail [data-goal="investigator"]');
  await expect(goal).toBeInViewport();
  await expect(goal.locator("[data-standing=met]")).toContainText("The signal was sent. done");
  await expect(goal.locator("[data-standing=open]")).toContainText("14 of 21");
  await expect(goal.locator("[data-standing=lost]")).toContainText("the Captain has left");
  const size = await goal
    .locator("li")
    .first()
    .evaluate((li) => getComputedStyle(li).fontSize);
  expect(parseFloat(size)).toBeGreaterThanOrEqual(14);
});

test("on a phone the goal stands in sight, and all of it one touch away", async ({ browser }) => {
  const page = await newcomer(browser, { viewport: { width: 390, height: 844 } });
  await stage(page, { told: [] });
  await page.goto(`${home()}${ADDRESS}`);
  const goal = page.locator(".caption .goal");
  await expect(goal).toContainText("Relentless Investigator");
  await expect(goal).toBeInViewport();
  await goal.click();
  await expect(page.getByRole("dialog").locator("[data-standing=open]")).toContainText("14 of 21");
});

test("on a phone the goal stays in sight with the state of each part, whatever happens", async ({
  browser,
}) => {
  const page = await newcomer(browser, { viewport: { width: 390, height: 844 } });
  await stage(page);
  await page.goto(`${home()}${ADDRESS}`);
  const goal = page.locator(".caption .goal");
  const parts = { met: "signal sent", open: "all explored 14/21", lost: "sole survivor" };
  await expect(page.locator(".caption .happening")).toBeInViewport();
  const frame = await goal.boundingBox();
  if (!frame) throw new Error("no goal");
  for (const [standing, says] of Object.entries(parts)) {
    const part = goal.locator(`[data-standing=${standing}]`);
    await expect(part).toContainText(says);
    await expect(part).toBeInViewport();
    const box = await part.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(frame.y + frame.height + 1);
  }
  const news = await page.locator(".caption .happening").boundingBox();
  expect(news?.y).toBeGreaterThanOrEqual(frame.y + frame.height - 1);
});

test("on a phone all goals one may still keep stand in sight", async ({ browser }) => {
  const page = await newcomer(browser, { viewport: { width: 390, height: 844 } });
  const [first] = goals().objectives;
  if (!first) throw new Error("no goal");
  const both: Goals = {
    objectives: [
      { ...first, kept: false },
      { ...first, kept: false, deck: "corporate", objective: "home", name: "Home" },
    ],
  };
  await stage(page, { told: [], goals: both });
  await page.goto(`${home()}${ADDRESS}`);
  const goal = page.locator(".caption .goal");
  await expect(goal).toContainText("Relentless Investigator");
  await expect(goal).toContainText("Home");
  await expect(goal).toContainText("you will keep one");
});

test("common objectives are shown as everybody's", async ({ browser }) => {
  const page = await newcomer(browser);
  const [first] = goals().objectives;
  if (!first) throw new Error("no goal");
  const common: Goals = {
    objectives: [
      { ...first, deck: "coop" },
      { ...first, deck: "coop", objective: "home", name: "Home" },
    ],
  };
  await stage(page, { goals: common });
  await page.goto(`${home()}${ADDRESS}`);
  await expect(page.locator(".goals [data-goal]")).toHaveCount(2);
  await expect(page.locator(".goals h2")).toContainText("for all of you");
});

test("a weakness nobody has found out is not called known, even where nothing is hidden", async ({
  browser,
}) => {
  const page = await newcomer(browser);
  await stage(page, {
    laid: (shown) => ({
      ...shown,
      weaknesses: { ...shown.weaknesses, egg: { revealed: false, card: "fire" } },
    }),
    named: [{ kind: "weakness", id: "fire", name: "Fear of Fire", text: "They flee.", print: {} }],
  });
  await page.goto(`${home()}${ADDRESS}`);
  await expect(page.locator(".ship")).toBeVisible();
  await page.keyboard.press("#");
  const bag = page.getByRole("dialog", { name: "Bag" });
  await expect(bag).toContainText("Not found out: Fear of Fire.");
  await expect(bag).not.toContainText("They flee.");
});

test("a wound says what it does", async ({ browser }) => {
  const page = await newcomer(browser);
  await stage(page);
  await page.goto(`${home()}${ADDRESS}`);
  await expect(page.locator(".you")).toContainText("Escaping costs two cards.");
});

const swarm: Parameters<typeof stage>[1] = {
  laid: (shown) =>
    ({
      ...shown,
      swarm: {
        seat: 2,
        begun: true,
        hand_size: 1,
        hand: ["self-healing"],
        deck_size: 6,
        discard: [],
      },
    }) as View,
  goals: { objectives: [], task: "See to it that nobody wins." },
  named: [
    {
      kind: "intruder-card",
      id: "self-healing",
      name: "Self-Healing",
      text: "One intruder recovers.",
      print: {},
    },
  ],
};

test("whoever plays the intruders sees their hand and task, not the dead character's", async ({
  browser,
}) => {
  const page = await newcomer(browser);
  await stage(page, swarm);
  await page.goto(`${home()}${ADDRESS}`);
  const own = page.getByRole("region", { name: "Your character" });
  await expect(own).toContainText("See to it that nobody wins.");
  await expect(own.locator('[data-card="self-healing"]')).toContainText("One intruder recovers.");
  await expect(own.locator('[data-card="search"]')).toHaveCount(0);
  await expect(page.locator(".things")).toHaveCount(0);
});

test("so it is on a phone, whatever happens", async ({ browser }) => {
  const page = await newcomer(browser, { viewport: { width: 390, height: 844 } });
  await stage(page, swarm);
  await page.goto(`${home()}${ADDRESS}`);
  const task = page.locator(".caption .goal");
  await expect(task).toContainText("See to it that nobody wins.");
  await expect(task).toBeInViewport();
  await expect(page.locator('[data-card="self-healing"]')).toBeVisible();
});
