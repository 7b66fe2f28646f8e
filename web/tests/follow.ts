/** Following what happens at a table of cardboard. Time passes only when a test lets it. */

import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import type { Asking, View } from "../src/wire";
import { asking } from "./questions";
import { boards, view } from "./sample";
import { ADDRESS, stage, type Stage } from "./stage";
import { home, newcomer } from "./table";
import { expect } from "./test";

type Tricks = Parameters<typeof stage>[1];

/** A table at which somebody sits who follows what happens, with a clock that stands still. */
export async function follows(
  browser: Browser,
  tricks: Tricks = {},
  options: BrowserContextOptions = {},
): Promise<{ page: Page; set: Stage }> {
  const page = await newcomer(browser, options, { speed: 1 });
  await page.clock.install({ time: new Date("2026-01-01T08:00:00") });
  const set = await stage(page, tricks);
  await page.goto(`${home()}${ADDRESS}`);
  await expect(page.locator(".ship")).toBeVisible();
  await stands(page);
  return { page, set };
}

/** Stops the clock a little ahead; a slow machine may be past that already, and tries again. */
export async function stands(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  }).toPass();
}

const board = boards.find(({ id }) => id === "basic");
if (!board) throw new Error("no such board");
export const before = view(board);

let n = 100;
export type Happens = [kind: string, text: string, more?: object];

/** The server tells what happens, and what is asked afterwards. */
export function tell(
  set: Stage,
  facts: Happens[],
  put: Asking | null = null,
  after: View = before,
): void {
  const news = facts.map(([kind, text, more]) => {
    n += 1;
    return { n, at: 0, news: "event", text, rule: "move.basic", fact: { kind, ...more } };
  });
  const waiting = { window: null, seats: [put ? 2 : 1] };
  const told = { type: "update", seat: 2, news, asked: put, waiting, undo: 0, view: after };
  set.line()?.send(JSON.stringify(told));
}

/** Something else is asked than before. */
export const anew = (decision = 50): Asking => ({ ...asking("action"), decision });
