/** The bar of what can be done holds its words, whatever stands open beside it. */

import type { Locator } from "@playwright/test";
import { EPILOGUE } from "./epilogue";
import { ADDRESS, stage } from "./stage";
import { home, newcomer } from "./table";
import { expect, test } from "./test";

/** Answers whose words do not all show. */
function cut(answers: Locator): Promise<(string | null)[]> {
  return answers.evaluateAll((all) =>
    all
      .filter((answer) => {
        const name = answer.querySelector(".name") ?? answer;
        return (
          name.scrollHeight > name.clientHeight + 2 || answer.scrollHeight > answer.clientHeight + 2
        );
      })
      .map((answer) => answer.textContent),
  );
}

test("what stands open takes no room from what can be done", async ({ browser }) => {
  const page = await newcomer(browser, { viewport: { width: 1440, height: 900 } });
  await stage(page, { ...EPILOGUE, question: "action" });
  await page.goto(`${home()}${ADDRESS}`);
  const offer = page.locator('[data-code="seize:take-offer"]');
  await expect(offer).toBeVisible();
  const groups = await page.locator(".bar .groups").boundingBox();
  const open = await offer.boundingBox();
  expect((open?.y ?? 0) + (open?.height ?? 0)).toBeLessThanOrEqual((groups?.y ?? 0) + 1);
  expect(await cut(page.locator(".bar .cells .answer"))).toEqual([]);
});
