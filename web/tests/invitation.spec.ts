/** Ways to the table: a link, a code to point a phone at, an icon on the screen. */

import type { Page } from "@playwright/test";
import decode from "jsqr";
import { home, invitation, newcomer, openTable } from "./table";
import { expect, test } from "./test";

/** The pixels of a picture, read by a page without rules of its own. */
async function pixels(page: Page, png: Buffer): Promise<{ data: number[]; width: number }> {
  const blank = await page.context().newPage();
  const read = await blank.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = canvas.getContext("2d");
    pen?.drawImage(image, 0, 0);
    const { data } = pen?.getImageData(0, 0, image.width, image.height) ?? { data: [] };
    return { data: [...data], width: image.width };
  }, png.toString("base64"));
  await blank.close();
  return read;
}

test("the code on the screen leads a phone to the table", async ({ browser }) => {
  const owner = await newcomer(browser);
  await openTable(owner, ["person", "person"]);
  const code = owner.getByRole("img", { name: "QR code of the link to this table" });
  await expect(code).toBeVisible();
  const { data, width } = await pixels(owner, await code.screenshot());
  const found = decode(Uint8ClampedArray.from(data), width, data.length / 4 / width);
  expect(found?.data).toBe(await invitation(owner));

  const guest = await newcomer(browser, { viewport: { width: 390, height: 844 } });
  await guest.goto(found?.data ?? "");
  await expect(guest.getByText("(you)")).toBeVisible();
  await expect(owner.getByText("here", { exact: true })).toHaveCount(2);
});

test("the game can be installed", async ({ browser }) => {
  const page = await newcomer(browser);
  await page.goto(home());
  const link = await page.locator("link[rel=manifest]").getAttribute("href");
  const line = await page.context().newCDPSession(page);
  const { url, errors } = await line.send("Page.getAppManifest");
  expect(url).toBe(`${home()}${link ?? ""}`);
  expect(errors).toEqual([]);

  const manifest = (await (await page.request.get(url)).json()) as {
    name: string;
    start_url: string;
    display: string;
    icons: { src: string; sizes: string; type: string; purpose?: string }[];
  };
  expect(manifest).toMatchObject({ name: "Derelict", start_url: "/", display: "standalone" });
  const touch = await page.locator("link[rel=apple-touch-icon]").getAttribute("href");
  expect(manifest.icons.map(({ src }) => src)).toContain(touch);
  for (const { src, sizes, type } of manifest.icons) {
    const answer = await page.request.get(`${home()}${src}`);
    expect(answer.headers()["content-type"]).toContain(type);
    if (sizes === "any") continue;
    const size = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
  // What phones and desktops ask for: both sizes, and one that may be cut to any shape.
  const sizes = manifest.icons.map((icon) => icon.sizes);
  expect(sizes).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  expect(manifest.icons.some(({ purpose }) => purpose?.includes("maskable"))).toBe(true);
});

test("the owner makes a new link, takes it back, and hands the table on", async ({ browser }) => {
  const owner = await newcomer(browser);
  await openTable(owner, ["person", "person"]);
  const old = await invitation(owner);
  await owner.getByRole("button", { name: "Make a new link" }).click();
  await expect(owner.getByRole("textbox", { name: "Link to this table" })).not.toHaveValue(old);
  const link = await invitation(owner);
  expect(owner.url()).toBe(link);

  const late = await newcomer(browser);
  await late.goto(old);
  await expect(late.getByText("This table cannot be entered")).toBeVisible();
  const guest = await newcomer(browser);
  await guest.goto(link);
  await expect(guest.getByText("(you)")).toBeVisible();

  await owner.getByRole("button", { name: "Take the link back" }).click();
  await expect(owner.getByText("Nobody can come by a link now.")).toBeVisible();
  await late.goto(link);
  await expect(late.getByText("This table cannot be entered")).toBeVisible();
  await owner.reload();
  await expect(owner.getByText("Nobody can come by a link now.")).toBeVisible();

  await owner.getByRole("button", { name: "Hand the table to" }).click();
  await owner.getByRole("button", { name: "Yes, it is" }).click();
  await expect(guest.getByRole("button", { name: "Start the game" })).toBeVisible();
  await expect(owner.getByText("The table belongs to")).toBeVisible();
  await expect(owner.getByRole("button", { name: "Start the game" })).toHaveCount(0);
});
