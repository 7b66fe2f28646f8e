import type { Component } from "../src/library";
import { ADDRESS, stage } from "./stage";
import { asked, home, newcomer, playAlone } from "./table";
import { expect, test } from "./test";

test("the rulebook has contents, sections and search", async ({ browser }) => {
  const page = await newcomer(browser);
  await playAlone(page);
  await page.getByRole("button", { name: "Rules", exact: true }).click();
  const book = page.getByRole("dialog", { name: "Rules" });
  await book.getByRole("button", { name: "Victory check" }).click();
  await expect(book.getByRole("heading", { name: "Victory check" })).toBeVisible();
  await expect(book.getByText("victory.win", { exact: true })).toBeVisible();
  await book.getByRole("button", { name: "All sections" }).click();

  // Search finds whole words first, and what other boxes change apart.
  await book.getByRole("searchbox").fill("larva");
  await expect(book.locator("li code").first()).toBeVisible();
  const other = book.getByText(/more in other boxes/);
  await expect(other).toBeVisible();
  await expect(book.locator("details li").first()).toBeHidden();

  // What was found is opened where it stands, and marked there.
  const first = book.locator("li").first();
  const id = await first.locator("code").innerText();
  await first.getByRole("button").click();
  await expect(book.locator("li.mark code")).toHaveText(id);
  await book.getByRole("button", { name: "Back to what was found" }).click();
  await expect(book.getByRole("searchbox")).toHaveValue("larva");
  await book.getByRole("searchbox").fill("xyzzy");
  await expect(book.locator("p.none")).toHaveText("Nothing found");
});

test("a search in German finds the rules, which are marked as English", async ({ browser }) => {
  const page = await newcomer(browser);
  await playAlone(page);
  await page.evaluate(() => {
    localStorage.setItem("derelict.language", "de");
  });
  await page.reload();
  await asked(page);
  await page.getByRole("button", { name: "Regeln", exact: true }).click();
  const book = page.getByRole("dialog", { name: "Regeln" });
  await expect(book).toContainText("Die Regeln sind auf Englisch");
  for (const [word, said] of [
    ["Geräuschwurf", "noise roll"],
    ["Ei", "egg"],
  ] as const) {
    await book.getByRole("searchbox").fill(word);
    const first = book.locator("li p").first();
    await expect(first).toContainText(new RegExp(said, "i"));
    await expect(first).toHaveAttribute("lang", "en");
  }
});

test("a rule named by the game opens between those it belongs to", async ({ browser }) => {
  const page = await newcomer(browser);
  await playAlone(page);
  // By key: the log may still be moving to where one last looked.
  await page.locator(".box li button").last().press("Enter");
  const book = page.getByRole("dialog", { name: "Rules" });
  await expect(book.locator("li.mark")).toBeInViewport();
  expect(await book.locator("li").count()).toBeGreaterThan(1);
});

test("rules of a box on the table are found with those of the base game, and lead to others", async ({
  browser,
}) => {
  const page = await newcomer(browser);
  const turret = { kind: "part", id: "turret", name: "Turret", rule: "after.turret.when" };
  await stage(page, { named: [turret as unknown as Component] });
  await page.goto(`${home()}${ADDRESS}`);
  await page.getByRole("button", { name: "Rules", exact: true }).click();
  const book = page.getByRole("dialog", { name: "Rules" });
  await book.getByRole("searchbox").fill("after.epilogue.offer-take");
  const found = book.locator("li").filter({ hasText: "discards their personal requirement" });
  await expect(found).toBeVisible();
  await expect(found).not.toContainText("after.epilogue.offer-free");
  await found.getByRole("button", { name: "this rule" }).click();
  await expect(book.locator("li.mark code")).toHaveText("after.epilogue.offer-free");
});
