/** The second half of a double click answers nothing that came to lie under it. */

import type { Page } from "@playwright/test";
import type { News } from "../src/wire";
import { EPILOGUE } from "./epilogue";
import { ADDRESS, stage } from "./stage";
import { home, newcomer } from "./table";
import { expect, test } from "./test";

/** Presses something, and whatever is found by the second selector as soon as it is there. */
async function twice(page: Page, first: string, second: string): Promise<void> {
  await page.evaluate(
    ([first, second]) =>
      new Promise<void>((done) => {
        const sight = new MutationObserver(() => {
          const there = document.querySelector<HTMLElement>(second ?? "");
          if (!there) return;
          sight.disconnect();
          const { x, y, width, height } = there.getBoundingClientRect();
          const hit = document.elementFromPoint(x + width / 2, y + height / 2);
          if (hit && there.contains(hit)) there.click();
          done();
        });
        sight.observe(document.body, { childList: true, subtree: true });
        document.querySelector<HTMLElement>(first ?? "")?.click();
      }),
    [first, second],
  );
}

test("the offer is asked about before it is taken", async ({ browser }) => {
  const page = await newcomer(browser);
  const table = await stage(page, { ...EPILOGUE, question: "action" });
  await page.goto(`${home()}${ADDRESS}`);
  const offer = page.locator('[data-code="seize:take-offer"]');
  await expect(offer).toBeEnabled();
  await twice(page, '[data-code="seize:take-offer"]', "[data-sure]");
  const sure = page.locator("[data-sure]");
  await expect(sure).toBeEnabled();
  expect(table.asked.filter(({ type }) => type === "seize")).toHaveLength(0);
  await sure.click();
  await expect.poll(() => table.asked.filter(({ type }) => type === "seize").length).toBe(1);
});

test("the report of the end is read from its top, and not left with a double click", async ({
  browser,
}) => {
  const page = await newcomer(browser);
  const over = { ending: "time-out", exploded: false, survivors: [2], winners: [2] };
  const lines = Array.from({ length: 30 }, (_, index) => `What became of it, line ${index}.`);
  const told = [
    { kind: "game-ended", ending: "time-out" },
    ...lines.map(() => ({ kind: "won", seat: 2 })),
  ].map((fact, index) => ({
    news: "event",
    n: index + 1,
    decision: 0,
    fact,
    rule: "end.time",
    text: lines[index] ?? "Time is up.",
  })) as unknown as News[];
  const table = await stage(page, {
    told,
    laid: (shown) => ({ ...shown, over }) as unknown as typeof shown,
  });
  await page.goto(`${home()}${ADDRESS}`);
  const next = page.getByRole("button", { name: "Next", exact: true });
  await expect(next).toBeVisible();
  await next.click();
  await expect(page.locator(".end li")).toHaveCount(2);
  await twice(page, ".end .buttons .main", ".end table ~ .buttons .main");
  const title = page.getByRole("heading", { name: "You have won" });
  await expect(title).toBeInViewport();
  expect(table.asked.filter(({ type }) => type === "rematch")).toHaveLength(0);
  await page.getByRole("button", { name: "Play again" }).click();
  await expect.poll(() => table.asked.filter(({ type }) => type === "rematch").length).toBe(1);
});
