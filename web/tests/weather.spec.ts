import type { Ask, Tell } from "../src/wire";
import { ADDRESS, stage } from "./stage";
import { sound } from "./sound";
import { home, newcomer } from "./table";
import { expect, test } from "./test";

test("a server that is away says so and is tried again", async ({ browser }) => {
  const page = await newcomer(browser);
  await page.route("**/api/**", (route) => route.abort());
  await page.goto(home());
  await expect(page.getByRole("alert")).toContainText("The server does not answer");
  await page.getByRole("button", { name: "Play now" }).click();
  await expect(page.getByRole("alert")).toContainText("The server does not answer");
  await page.goto(`${home()}${ADDRESS}`);
  await expect(page.getByRole("alert")).toContainText("The server does not answer");
  await page.unroute("**/api/**");
  await stage(page);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.locator(".ship")).toBeVisible();
});

test("a line that breaks is shown, with a way to try at once", async ({ browser }) => {
  const page = await newcomer(browser);
  const set = await stage(page);
  await page.goto(`${home()}${ADDRESS}`);
  await expect(page.locator(".ship")).toBeVisible();
  await page.unrouteAll();
  let refuse = true;
  await page.routeWebSocket(/\/play$/, (socket) => {
    if (refuse) void socket.close();
    else socket.connectToServer();
  });
  await set.line()?.close();
  const away = page.getByRole("alert").filter({ hasText: "The connection is lost" });
  await expect(away).toBeVisible();
  await sound(page, "away", ".away");
  await expect(page.locator(".ship")).toBeVisible();
  refuse = false;
  await away.getByRole("button", { name: "Try again" }).click();
});

test("a slow server: the choice is sent once, however often it is pressed", async ({ browser }) => {
  const page = await newcomer(browser);
  const set = await stage(page, { slow: 600 });
  await page.goto(`${home()}${ADDRESS}`);
  const pass = page.locator('.prompt [data-code="pass"]');
  await pass.click();
  await expect(pass).toBeDisabled();
  await page.keyboard.press("p");
  await page.locator('[data-room="007"]').click();
  await page.waitForTimeout(300);
  expect(set.asked.filter(({ type }) => type === "choose")).toHaveLength(1);
});

test("a refusal is told with its reasons and changes nothing", async ({ browser }) => {
  const page = await newcomer(browser);
  const refused = (ask: Ask): Tell[] =>
    ask.type === "choose"
      ? [
          {
            type: "refused",
            id: ask.id,
            code: "not-offered",
            text: "That is not possible now.",
            reasons: [{ rule: "door.closed", text: "The door to Storage is closed." }],
          } as unknown as Tell,
        ]
      : [];
  await stage(page, { answer: refused });
  await page.goto(`${home()}${ADDRESS}`);
  await page.locator('.prompt [data-code="move"]').click();
  await expect(page.locator(".refusal")).toContainText("The door to Storage is closed.");
  await expect(page.locator('.prompt [data-code="move"]')).toBeEnabled();
});
