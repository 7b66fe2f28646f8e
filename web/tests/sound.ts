/** What every screen must be: readable for everybody, and no wider than itself. */

import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Whatever moves has come to rest. */
export async function rests(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ends = (animation: Animation): boolean =>
      animation.effect?.getComputedTiming().iterations !== Infinity;
    const ending = document.getAnimations().filter(ends);
    return Promise.allSettled(ending.map((animation) => animation.finished));
  });
}

/** Nothing serious on the page, or in the part of it that is new. */
export async function sound(page: Page, where: string, part?: string): Promise<void> {
  // A colour on its way from one to another is neither.
  await rests(page);
  const axe = new AxeBuilder({ page });
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  const told = serious.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(" | ")}`,
  );
  expect(told, where).toEqual([]);
}

export async function narrow(page: Page, where: string): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide, `${where} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** Whatever is used on the page is there to be drawn. */
export async function drawn(page: Page): Promise<void> {
  await expect(async () => {
    const missing = await page.evaluate(() =>
      [...document.querySelectorAll("use")]
        .map((use) => use.getAttribute("href") ?? "")
        .filter((href) => href.length < 2 || !document.querySelector(href)),
    );
    expect(missing).toEqual([]);
  }).toPass();
}
