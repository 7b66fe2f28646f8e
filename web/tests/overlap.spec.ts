/** No text lies on another. */

import type { Page } from "@playwright/test";
import { armed, uncovered } from "./sample";
import { ADDRESS, stage } from "./stage";
import { home, newcomer } from "./table";
import { expect, test } from "./test";

const SIZES = [
  { name: "desktop", viewport: { width: 1440, height: 900 } },
  { name: "phone", viewport: { width: 390, height: 844 } },
];

/** Which texts of one kind lie on those of another. */
function covered(page: Page, texts: string, marks: string): Promise<string[]> {
  return page.evaluate(
    ([one, other]) => {
      const boxes = (of: string): [string, DOMRect][] =>
        [...document.querySelectorAll(of)].map((element) => [
          element.textContent ?? "",
          element.getBoundingClientRect(),
        ]);
      const over = (a: DOMRect, b: DOMRect): boolean =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
      return boxes(one ?? "").flatMap(([text, box]) =>
        boxes(other ?? "").flatMap(([mark, lies]) =>
          over(box, lies) ? [`${text} | ${mark}`] : [],
        ),
      );
    },
    [texts, marks],
  );
}

for (const { name, viewport } of SIZES) {
  for (const board of ["basic", "alternative"] as const) {
    test(`no name of a room lies under a duct mark: ${board}, ${name}`, async ({ browser }) => {
      const page = await newcomer(browser, { viewport });
      for (const tile of ["hibernatorium", "engine-control-room", "evacuation-section-a"]) {
        await stage(page, { board, laid: (shown) => uncovered(shown, tile) });
        await page.goto(`${home()}${ADDRESS}`);
        await page.reload();
        await expect(page.locator(".room-name").first()).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        expect(await covered(page, ".room-name", ".hatch path")).toEqual([]);
      }
    });
  }

  test(`no weapon's name lies under its ammo on a ${name}`, async ({ browser }) => {
    const page = await newcomer(browser, { viewport });
    const laid = (shown: Parameters<typeof armed>[0]): ReturnType<typeof armed> =>
      armed(shown, ["shotgun", 7, 7], ["six-shooter", 6, 6]);
    await stage(page, { laid });
    await page.goto(`${home()}${ADDRESS}`);
    if (name === "phone") await page.locator(".dock").getByRole("button", { name: "You" }).click();
    await expect(page.locator(".ammo").first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect(await covered(page, ".thing b", ".ammo")).toEqual([]);
    const beside = await page
      .locator(".thing")
      .evaluateAll((things) =>
        things
          .filter((thing) => thing.scrollWidth > thing.clientWidth + 1)
          .map((t) => t.textContent),
      );
    expect(beside).toEqual([]);
  });
}

test("tracks, counts and buttons stand beside each other on a tablet held upright", async ({
  browser,
}) => {
  for (const locale of ["en-GB", "de-DE"]) {
    const page = await newcomer(browser, { viewport: { width: 768, height: 1024 }, locale });
    await stage(page);
    await page.goto(`${home()}${ADDRESS}`);
    await expect(page.locator(".top")).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const parts = [".top .label", ".top .now", ".top .counts", ".top nav"];
    for (const [at, part] of parts.entries()) {
      for (const other of parts.slice(at + 1)) {
        expect(await covered(page, part, other), `${part} and ${other}`).toEqual([]);
      }
    }
    await expect(page.getByRole("button", { name: /^Men/ })).toBeInViewport({ ratio: 1 });
  }
});
