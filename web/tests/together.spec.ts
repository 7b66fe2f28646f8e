import type { Locator } from "@playwright/test";
import { sound } from "./sound";
import {
  asked,
  ended,
  home,
  invitation,
  newcomer,
  openTable,
  playNow,
  playOn,
  toAction,
} from "./table";
import { expect, test } from "./test";

test("four people play a whole game in four browsers, and see it again", async ({ browser }) => {
  test.setTimeout(900_000);
  const owner = await newcomer(browser);
  await openTable(owner, ["person", "person", "person", "person"]);
  const link = await invitation(owner);
  const guests = await Promise.all([1, 2, 3].map(() => newcomer(browser)));
  for (const guest of guests) {
    await guest.goto(link);
    await expect(guest.getByText("(you)")).toBeVisible();
  }
  await expect(owner.getByText("here", { exact: true })).toHaveCount(4);
  await owner.getByRole("button", { name: "Start the game" }).click();
  const everybody = [owner, ...guests];
  for (const page of everybody) await playOn(page);
  for (const page of everybody) await ended(page, 800_000);

  await owner.getByRole("button", { name: "Show everything" }).click();
  await expect(owner.locator("#end-title")).toHaveText(/You have (won|lost)/);
  await owner.getByRole("link", { name: "Watch it again" }).click();
  const moment = owner.getByRole("slider", { name: "Moment" });
  await expect(moment).toBeVisible();
  await owner.getByRole("button", { name: "One turn on" }).click();
  await expect(owner.getByText(/Choice \d+ of \d+, turn 1/)).toBeVisible();
  await owner.getByLabel("Eyes").selectOption("1");
  await expect(owner.getByText("You", { exact: true })).toBeVisible();
  await owner.reload();
  await expect(owner.getByText(/Choice [1-9]\d* of \d+/)).toBeVisible();

  // A link to a moment leads there; the scrubber, the speed and the record work.
  const middle = Math.floor(Number(await moment.getAttribute("max")) / 2);
  const choice = (number: number): Locator => owner.getByText(`Choice ${number} of`);
  await owner.goto(owner.url().replace(/\d+$/, String(middle)));
  await expect(choice(middle)).toBeVisible();
  await moment.fill(String(middle + 1));
  await expect(choice(middle + 1)).toBeVisible();
  await owner.getByLabel("Speed").selectOption("10");
  await owner.getByRole("button", { name: "Play", exact: true }).click();
  await expect(choice(middle + 1)).toHaveCount(0);
  const file = await owner.getByRole("link", { name: "Download the record" }).getAttribute("href");
  const record = await owner.request.get(`${home()}${file ?? ""}`);
  expect(await record.text()).toContain('"commitment"');
});

test("talk reaches the table, a whisper only one", async ({ browser }) => {
  const owner = await newcomer(browser);
  await openTable(owner, ["person", "person", "person"]);
  const link = await invitation(owner);
  const [one, two] = [await newcomer(browser), await newcomer(browser)];
  for (const guest of [one, two]) {
    await guest.goto(link);
    await expect(guest.getByText("(you)")).toBeVisible();
  }
  await owner.getByRole("button", { name: "Start the game" }).click();
  await expect(owner.getByRole("tab", { name: "Table" })).toBeVisible();
  await owner.getByRole("tab", { name: "Table" }).click();
  await owner.getByLabel("Write to the table").fill("Stay together.");
  await owner.keyboard.press("Enter");
  await one.getByRole("tab", { name: "Table" }).click();
  await expect(one.locator(".lines").getByText("Stay together.")).toBeVisible();
  await expect(one.locator(".speech")).toContainText("Stay together.");
  // In the words of the game, which computers understand too.
  await owner.getByLabel("Say in the words of the game").selectOption("Engine 2 is damaged.");
  for (const page of [owner, one]) {
    await expect(page.locator(".lines").getByText("Engine 2 is damaged.")).toBeVisible();
  }
  await owner.getByRole("tab", { name: "Whispers" }).click();
  await owner.getByLabel("Whisper", { exact: true }).fill("Trust nobody.");
  await owner.keyboard.press("Enter");
  await expect(owner.locator(".lines").getByText("Trust nobody.")).toBeVisible();
  // Whoever it was not meant for has heard all that was said after it.
  await owner.getByRole("tab", { name: "Table" }).click();
  await owner.getByLabel("Write to the table").fill("To the bridge.");
  await owner.keyboard.press("Enter");
  const heard: number[] = [];
  for (const page of [one, two]) {
    await page.getByRole("tab", { name: "Table" }).click();
    await expect(page.locator(".lines").getByText("To the bridge.")).toBeVisible();
    await page.getByRole("tab", { name: "Whispers" }).click();
    heard.push(await page.locator(".lines").getByText("Trust nobody.").count());
  }
  expect(heard.reduce((sum, count) => sum + count, 0)).toBe(1);
});

test("a spectator sees the game and no secret, in no frame and nowhere on the page", async ({
  browser,
}) => {
  const owner = await newcomer(browser);
  await openTable(owner, ["person", "seasoned", "seasoned"]);
  const link = await invitation(owner);
  await owner.getByRole("button", { name: "Start the game" }).click();
  await asked(owner);
  const watcher = await newcomer(browser);
  const frames: string[] = [];
  watcher.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => frames.push(payload.toString()));
  });
  await watcher.goto(link);
  await expect(watcher.locator(".ship")).toBeVisible();
  await toAction(owner);
  await owner.locator('.prompt [data-code="move"]').click();
  await owner.locator(".prompt .answers button").first().click();
  await owner.locator('.prompt[data-question="pay"] .answers button').first().click();
  await expect(async () => {
    expect(frames.some((frame) => frame.includes('"moved"'))).toBe(true);
  }).toPass();
  expect(frames.length).toBeGreaterThan(2);
  for (const frame of frames) {
    expect(frame).not.toMatch(/"hand":\[/);
    expect(frame).not.toMatch(/"inventory":\[/);
    expect(frame).not.toMatch(/"(corporate|personal)":"/);
    expect(frame).not.toMatch(
      /"kind":"(objectives-dealt|card-drawn|engine-seen|coordinates-seen)"/,
    );
    expect(frame).not.toMatch(/"asked":\{/);
  }
  await expect(watcher.locator("[data-card]")).toHaveCount(0);
  await expect(watcher.locator(".objective")).toHaveCount(0);
  await expect(watcher.locator(".prompt .answers")).toHaveCount(0);
  await expect(watcher.getByText(/Waiting for/)).toBeVisible();
});

test("several players at one screen, with a curtain between them", async ({ browser }) => {
  const page = await newcomer(browser);
  await openTable(page, ["person", "person"]);
  await page.getByRole("button", { name: "Sit here too" }).click();
  await expect(page.getByText("(you)")).toHaveCount(2);
  await page.getByRole("button", { name: "Start the game" }).click();
  const curtain = page.locator("[data-curtain]");
  await expect(curtain).toBeVisible();
  await expect(page.locator("[data-card], .ship, .answers")).toHaveCount(0);
  await sound(page, "curtain");
  const first = await curtain.getAttribute("data-curtain");
  await page.keyboard.press("Enter");
  await asked(page);
  await page.locator(".prompt .answers button").first().click();
  await expect(curtain).toBeVisible();
  expect(await curtain.getAttribute("data-curtain")).not.toBe(first);
  await expect(page.locator("[data-card]")).toHaveCount(0);
  await playOn(page);
  await ended(page);
});

test("what chance has had a part in is taken back only if all agree", async ({ browser }) => {
  const owner = await newcomer(browser);
  await openTable(owner, ["person", "person"], { undo: "agreed" });
  const link = await invitation(owner);
  const friend = await newcomer(browser);
  await friend.goto(link);
  await expect(friend.getByText("(you)")).toBeVisible();
  await owner.getByRole("button", { name: "Start the game" }).click();
  const pages = [owner, friend];
  // Both draft; whoever is up first walks, and the noise die is cast.
  const answer = (page: (typeof pages)[number]): Promise<string | null> =>
    page.evaluate(() => {
      const question = document.querySelector(".prompt.mine")?.getAttribute("data-question");
      if (question === "action" || !question) return question ?? null;
      const answers = [
        ...document.querySelectorAll<HTMLButtonElement>(".answers button:not(:disabled)"),
      ];
      (answers.find(({ dataset }) => dataset.code === "no") ?? answers[0])?.click();
      return question;
    });
  const up = async (): Promise<(typeof pages)[number]> => {
    for (;;) {
      for (const page of pages) if ((await answer(page)) === "action") return page;
      await owner.waitForTimeout(100);
    }
  };
  const actor = await up();
  const other = actor === owner ? friend : owner;
  const place = await actor.locator(".ship").getAttribute("aria-label");
  for (const wanted of ["move", null, null]) {
    const decision = await actor.locator(".prompt").getAttribute("data-decision");
    const answers = actor.locator(".prompt .answers");
    await (
      wanted ? answers.locator(`[data-code="${wanted}"]`) : answers.locator("button").first()
    ).click();
    await expect(actor.locator(`.prompt[data-decision="${decision ?? ""}"]`)).toHaveCount(0);
  }
  await expect(actor.locator(".ship")).not.toHaveAttribute("aria-label", place ?? "");
  await actor.getByRole("button", { name: "Menu" }).click();
  await actor.getByRole("button", { name: /Ask all to take back/ }).click();
  const vote = other.getByRole("alertdialog");
  await expect(vote).toContainText("wants to take back the last step");
  await vote.getByRole("button", { name: "Agree" }).click();
  await expect(vote).toHaveCount(0);
  await expect(actor.locator(".box")).toContainText("everybody agreed");
});

test("a game that is given up opens when everybody agrees", async ({ browser }) => {
  const owner = await newcomer(browser);
  await openTable(owner, ["person", "person"]);
  const link = await invitation(owner);
  const friend = await newcomer(browser);
  await friend.goto(link);
  await expect(friend.getByText("(you)")).toBeVisible();
  await owner.getByRole("button", { name: "Start the game" }).click();
  await expect(owner.locator(".ship")).toBeVisible();
  await expect(friend.locator(".ship")).toBeVisible();
  await owner.getByRole("button", { name: "Menu" }).click();
  await owner.getByRole("button", { name: "End the game for all" }).click();
  await owner.getByRole("button", { name: "Yes, end it for all" }).click();
  for (const page of [owner, friend]) {
    const notice = page.getByRole("dialog", { name: "The game was given up" });
    await expect(notice).toBeVisible();
    await sound(page, "given up", ".given-up");
    await expect(notice.getByRole("link", { name: "Watch it again" })).toHaveCount(0);
  }
  // Who ends the game has nothing to hide; the others are asked.
  await friend.getByRole("button", { name: "Open the cards of this game" }).click();
  await expect(owner.getByRole("link", { name: "Watch it again" })).toBeVisible();
  await friend.getByRole("link", { name: "Watch it again" }).click();
  await expect(friend.getByText(/Choice 0 of \d+/)).toBeVisible();

  // And the same people can play again.
  await owner.getByRole("button", { name: "Play again" }).click();
  await expect(owner.getByRole("heading", { name: "The crew gathers" })).toBeVisible();
});

test("a broken line in the middle of a decision loses nothing", async ({ browser }) => {
  const page = await newcomer(browser);
  const lines: { close: () => Promise<void> }[] = [];
  let held: string[] | null = null;
  await page.routeWebSocket(/\/play$/, (socket) => {
    const server = socket.connectToServer();
    lines.push(socket);
    socket.onMessage((message) => {
      if (held) held.push(message.toString());
      else server.send(message);
    });
  });
  await playNow(page);
  await page.locator('.prompt [data-code="move"]').click();
  await expect(page.locator('.prompt[data-question="target"]')).toBeVisible();
  const places = await page.locator(".prompt .answers button").allTextContents();
  const log = await page.locator(".box li").allTextContents();

  // The line breaks; the same question is there again.
  await lines[lines.length - 1]?.close();
  await expect.poll(() => lines.length).toBeGreaterThan(1);
  await expect(page.locator(".away")).toBeHidden();
  await expect(page.locator('.prompt[data-question="target"]')).toBeVisible();
  expect(await page.locator(".prompt .answers button").allTextContents()).toEqual(places);
  expect(await page.locator(".box li").allTextContents()).toEqual(log);

  // A choice is swallowed on its way and the line breaks: it is made once, after coming back.
  held = [];
  await page.locator(".prompt .answers button").first().click();
  await expect.poll(() => held?.length ?? 0).toBeGreaterThan(0);
  held = null;
  await lines[lines.length - 1]?.close();
  await expect(page.locator('.prompt[data-question="target"]')).toBeHidden();
  await asked(page);
});
