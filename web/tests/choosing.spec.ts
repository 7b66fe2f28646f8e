/** Choosing safely: what is lost asks first, what is paid is paid at once, what is taken back is gone. */

import type { Page } from "@playwright/test";
import type { Ask, Asking, News, Offer } from "../src/wire";
import { asking, type What } from "./questions";
import { ADDRESS, stage, type Stage } from "./stage";
import { home, newcomer } from "./table";
import { expect, test } from "./test";

const SIZES = [
  { name: "desk", viewport: { width: 1440, height: 900 } },
  { name: "phone", viewport: { width: 390, height: 844 } },
];

/** Sits down in front of a question, as soon as it can be answered. */
async function before(page: Page, question: What, tricks: Parameters<typeof stage>[1] = {}) {
  const set = await stage(page, { question, ...tricks });
  await page.goto(`${home()}${ADDRESS}`);
  await expect(page.locator(".ship")).toBeVisible();
  return set;
}

type Told = { asked?: Asking | null; news?: News[]; undo?: number; undoes?: string };

/** The server tells something. */
function tell(set: Stage, { asked = null, news = [], undo = 0, undoes }: Told): void {
  const waiting = { window: null, seats: [asked ? 2 : 4] };
  const told = { type: "update", seat: 2, news, asked, waiting, undo, ...(undoes && { undoes }) };
  set.line()?.send(JSON.stringify(told));
}

const chosen = (set: Stage): Extract<Ask, { type: "choose" }>[] =>
  set.asked.flatMap((ask) => (ask.type === "choose" ? [ask] : []));

const event = (n: number, text: string, kind = "moved"): News =>
  ({
    n,
    at: 0,
    news: "event",
    text,
    rule: "move.basic",
    fact: { kind, seat: 4 },
  }) as unknown as News;

for (const { name, viewport } of SIZES) {
  test(`dropping is the last thing to choose, asks once and says what is lost: ${name}`, async ({
    browser,
  }) => {
    const page = await newcomer(browser, { viewport });
    const set = await before(page, "action");
    if (name === "phone") await page.locator('.tabs [data-group="end"]').click();
    const last = page.locator(".prompt .answers button").last();
    await expect(last).toHaveText("Drop something");
    await expect(last.locator(".letter")).toHaveCount(0);
    await expect(last).not.toBeFocused();
    // Neither Enter nor any key drops anything.
    for (const key of ["Enter", "d", "0"]) await page.keyboard.press(key);

    await last.click();
    await page.locator('[data-code="drop:rifle"]').click();
    await expect(page.locator(".sure")).toContainText("The Rifle is lost for good.");
    // Whoever uses keys or a screen reader is taken there; Enter alone agrees to nothing.
    await expect(page.locator(".sure")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator(".sure")).toBeVisible();
    await page.locator(".sure").getByRole("button", { name: "Cancel" }).click();
    await expect(page.locator(".sure")).toHaveCount(0);
    await expect(page.locator(".prompt")).toBeFocused();
    expect(chosen(set)).toEqual([]);

    await page.locator('[data-code="drop:rifle"]').click();
    await page.locator("[data-sure]").click();
    await expect.poll(() => chosen(set).map(({ choice }) => choice)).toEqual(["drop:rifle"]);

    // It can be taken back, and says so.
    tell(set, { asked: asking("action"), undo: 1, undoes: "Drop the Rifle" });
    await expect(page.locator(".prompt .undo")).toContainText("Drop the Rifle");
    await expect(page.locator(".prompt .undo")).toBeInViewport();
  });

  test(`several cards are paid with one confirm and one request: ${name}`, async ({ browser }) => {
    const page = await newcomer(browser, { viewport });
    const set = await before(page, "pay");
    const confirm = page.locator("[data-confirm]");
    const picked = page.locator('.hand [aria-pressed="true"]');
    await expect(picked).toHaveCount(2);
    // It is what the server suggests, and nothing else.
    const pressed = page.locator('[data-pick][aria-pressed="true"]');
    const picks = await pressed.evaluateAll((all) =>
      all.map((one) => one.getAttribute("data-pick")).sort(),
    );
    expect(picks).toEqual(["card:basic-repairs", "card:search"]);
    await expect(confirm).toBeEnabled();

    // One laid down: one more is due, and nothing can be sent.
    await page.locator('[data-pick][aria-pressed="true"]').first().click();
    await expect(page.locator(".paying")).toContainText("One more card is due.");
    await expect(confirm).toBeDisabled();
    await page.locator('[data-pick="card:interruption"]').click();
    await expect(picked).toHaveCount(2);

    // Where not all cards fit beside each other, the button says which they are.
    if (name === "phone") await expect(confirm).toContainText("Interruption");

    // Enter pays, also where the last card was picked: it does not lay that one down again.
    if (name === "phone") await confirm.click();
    else await page.keyboard.press("Enter");
    await expect.poll(() => chosen(set).length).toBe(1);
    const [paid] = chosen(set);
    expect([paid?.choice, ...(paid?.then ?? [])]).toContain("card:interruption");
    expect(paid?.then).toHaveLength(1);
  });

  test(`whoever picks pays with nothing that was only suggested: ${name}`, async ({ browser }) => {
    const page = await newcomer(browser, { viewport });
    const set = await before(page, "pay");
    const suggested = page.locator('[data-pick][aria-pressed="true"]');
    await expect(suggested).toHaveCount(2);
    const kept = await suggested.last().getAttribute("data-pick");
    await page.locator('[data-pick="card:interruption"]').click();
    await expect(suggested).toHaveCount(1);
    await expect(page.locator("[data-confirm]")).toBeDisabled();

    // What was suggested is one of the cards like any other.
    await page.locator(`[data-pick="${kept}"][aria-pressed="false"]`).first().click();
    await page.locator("[data-confirm]").click();
    await expect
      .poll(() => chosen(set).map(({ choice, then }) => [choice, ...(then ?? [])]))
      .toEqual([["card:interruption", kept]]);
  });

  test(`what others would see is named together with what pays, and can be left before: ${name}`, async ({
    browser,
  }) => {
    const page = await newcomer(browser, { viewport });
    const set = await before(page, "action");
    const cards = page.locator('.tabs [data-group="cards"]');
    const play = page.locator('.prompt [data-code="play:reconnaissance"]');
    if (name === "phone") await cards.click();
    await play.click();
    await expect(page.locator(".prompt")).toContainText("Reconnaissance: which card");
    await expect(page.locator('[data-pick="card:search"]')).toBeVisible();
    await page.locator(".prompt .undo").click();
    await expect(page.locator(".paying")).toHaveCount(0);
    expect(set.asked.filter(({ type }) => type === "choose" || type === "undo")).toEqual([]);

    if (name === "phone") await cards.click();
    await play.click();
    await expect(page.locator("[data-confirm]")).toBeEnabled();
    await page.locator('[data-pick="card:search"]').click();
    await page.locator("[data-confirm]").click();
    await expect
      .poll(() => chosen(set).map(({ choice, then }) => [choice, ...(then ?? [])]))
      .toEqual([["play:reconnaissance", "card:search"]]);
  });

  test(`what hurts others too and cannot be left any more asks first and says whom: ${name}`, async ({
    browser,
  }) => {
    const page = await newcomer(browser, { viewport });
    const set = await before(page, "action");
    const throws = { code: "use:grenade", label: "Grenade", group: "items", cost: 1 };
    const told =
      "Grenade is carried out at once: Room 003, Adult 1. It pays 1 card. It also wounds the Scout. There is no step back.";
    const grenade = { ...throws, pays_at_once: 1, warns: told } as unknown as Offer;
    const asked = asking("action");
    tell(set, { asked: { ...asked, decision: 43, options: [grenade, ...asked.options] } });
    const use = page.locator('.prompt [data-code="use:grenade"]');
    if (name === "phone") await page.locator('.tabs [data-group="items"]').click();
    await use.click();
    await expect(page.locator(".sure")).toContainText("It also wounds the Scout.");
    expect(chosen(set)).toEqual([]);
    await page.locator(".sure").getByRole("button", { name: "Cancel" }).click();
    await expect(page.locator(".sure")).toHaveCount(0);
    expect(chosen(set)).toEqual([]);

    if (name === "phone") await page.locator('.tabs [data-group="items"]').click();
    await use.click();
    await page.locator("[data-sure]").click();
    await expect.poll(() => chosen(set).map(({ choice }) => choice)).toEqual(["use:grenade"]);
  });

  test(`a payment without a choice says so and is one touch: ${name}`, async ({ browser }) => {
    const page = await newcomer(browser, { viewport });
    const set = await before(page, "forced");
    await expect(page.locator(".paying")).toContainText("There is no choice");
    await page.locator("[data-confirm]").click();
    await expect.poll(() => chosen(set).length).toBe(1);
    const [{ choice, then } = { choice: "", then: [] }] = chosen(set);
    expect([choice, ...(then ?? [])].sort()).toEqual(["card:reconnaissance", "card:search"]);
  });

  test(`bar and ship keep their size, whatever is asked: ${name}`, async ({ browser }) => {
    const page = await newcomer(browser, { viewport });
    const set = await before(page, "action");
    const sizes = (): Promise<string[]> =>
      page.evaluate(() =>
        [".prompt", "main.board"].map((part) => {
          const { top, height } = document.querySelector(part)?.getBoundingClientRect() ?? {};
          return `${part} ${String(top)} ${String(height)}`;
        }),
      );
    const first = await sizes();
    for (const question of ["many", "target", "pay", "forced", "discard"] as const) {
      tell(set, { asked: asking(question), undo: 1, undoes: "Move" });
      await expect(page.locator(".prompt")).toHaveAttribute(
        "data-decision",
        String(asking(question).decision),
      );
      expect(await sizes(), question).toEqual(first);
    }
    tell(set, { news: [event(8, "Something happens that takes a good many words to be told.")] });
    await expect(page.locator(".prompt")).toContainText("Waiting for Soldier");
    expect(await sizes(), "waiting").toEqual(first);
  });

  test(`all six groups stay, those with nothing in them too: ${name}`, async ({ browser }) => {
    const page = await newcomer(browser, { viewport });
    await before(page, "action");
    const titles = page.locator(name === "phone" ? ".tabs [role=tab]" : ".group h3");
    await expect(titles).toHaveText(["Move", "Fight", "Room", "Cards", "Items", "End"]);
    if (name === "phone") await titles.nth(1).click();
    await expect(page.locator(".prompt")).toContainText("No intruder is in this room.");
  });
}

test("more than fits in a group is one click away, and the group says how much", async ({
  browser,
}) => {
  const page = await newcomer(browser);
  const set = await before(page, "many");
  const more = page.locator('.prompt [data-group="cards"]');
  await expect(more).toHaveText("5 more");
  await more.click();
  await expect(page.locator('.prompt [data-code^="play:"]')).toHaveCount(10);
  await page.keyboard.press("Escape");
  await expect(page.locator(".groups .group")).toHaveCount(6);
  await more.click();
  await page.locator('[data-code="play:card-9"]').click();
  await expect.poll(() => chosen(set).map(({ choice }) => choice)).toEqual(["play:card-9"]);
});

test("a key belongs to its action, and stands where the action is", async ({ browser }) => {
  const page = await newcomer(browser);
  const set = await before(page, "action");
  const key = page.locator('.prompt [data-code="play:basic-repairs"] .letter');
  await expect(key).toHaveText("4");
  tell(set, { asked: { ...asking("many"), decision: 40 } });
  await expect(page.locator(".prompt")).toHaveAttribute("data-decision", "40");
  await page.locator('.prompt [data-group="cards"]').click();
  await expect(key).toHaveText("4");
  await expect(page.locator('.prompt [data-code="play:basic-repairs"]')).toBeEnabled();
  await page.keyboard.press("4");
  await expect.poll(() => chosen(set).map(({ choice }) => choice)).toEqual(["play:basic-repairs"]);
});

test("what appears under a resting pointer, or before a key, takes no input at first", async ({
  browser,
}) => {
  const page = await newcomer(browser);
  await page.clock.install();
  const set = await before(page, "action");
  await expect(page.locator('[data-code="move"]')).toBeEnabled();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2_000));
  tell(set, { asked: asking("target") });
  const way = page.locator('[data-code="room:004"]');
  await expect(way).toBeVisible();
  const box = await way.boundingBox();
  if (!box) throw new Error("no way");
  await page.mouse.click(box.x + 10, box.y + 10);
  await page.keyboard.press("1");
  await page.clock.runFor(240);
  await page.mouse.click(box.x + 10, box.y + 10);
  expect(chosen(set)).toEqual([]);
  await page.clock.runFor(20);
  await expect(way).toBeEnabled();
  await page.mouse.click(box.x + 10, box.y + 10);
  await expect.poll(() => chosen(set).map(({ choice }) => choice)).toEqual(["room:004"]);
});

test("a card touched the moment it is asked for is picked, and only paying waits", async ({
  browser,
}) => {
  const page = await newcomer(browser);
  await page.clock.install();
  const set = await before(page, "action");
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2_000));
  tell(set, { asked: { ...asking("pay"), decision: 42 } });
  const card = page.locator('.hand [data-card="interruption"]');
  await expect(card).toHaveAttribute("aria-disabled", "false");
  await card.click();
  await expect(card).toHaveAttribute("aria-pressed", "true");
  await page.locator('[data-pick][aria-pressed="false"]').first().click();
  await page.keyboard.press("Enter");
  expect(chosen(set)).toEqual([]);
  await page.clock.runFor(260);
  await page.locator("[data-confirm]").click();
  await expect.poll(() => chosen(set).length).toBe(1);
  const [paid] = chosen(set);
  expect([paid?.choice, ...(paid?.then ?? [])]).toContain("card:interruption");
});

test("a button that goes away with focus and pointer breaks nothing", async ({ browser }) => {
  const page = await newcomer(browser);
  const set = await before(page, "action");
  for (const code of ["move", "play:search"]) {
    tell(set, { asked: { ...asking("action"), decision: 50 + code.length } });
    const button = page.locator(`.prompt [data-code="${code}"]`);
    await expect(button).toBeEnabled();
    await button.hover();
    await button.focus();
    tell(set, {});
    await expect(button).toHaveCount(0);
    await expect(page.locator(".prompt")).toContainText("Waiting for Soldier");
  }
});

test("after an agreed undo nothing of the undone is left", async ({ browser }) => {
  const page = await newcomer(browser);
  const set = await before(page, "action");
  const told = [
    event(8, "The Soldier dies in Engine 2.", "died"),
    event(9, "The Soldier leaves a corpse.", "object-dropped"),
  ];
  tell(set, { asked: { ...asking("pay"), decision: 41 }, news: told });
  await expect(page.locator(".happening")).toContainText("The Soldier dies");
  await expect(page.locator(".box")).toContainText("leaves a corpse");
  await page.locator('[data-pick="card:interruption"]').click();

  const undone = { n: 10, at: 0, news: "undone", seat: 4, agreed: true, void: 2 } as News;
  tell(set, { asked: { ...asking("pay"), decision: 41 }, news: [undone] });
  await expect(page.locator(".happening")).not.toContainText("The Soldier dies");
  await expect(page.locator(".box")).not.toContainText("leaves a corpse");
  await expect(page.locator("[role=log]")).not.toContainText("The Soldier dies");
  await expect(page.locator('[data-pick="card:interruption"]')).toHaveAttribute(
    "aria-pressed",
    "false",
  );
  tell(set, { asked: { ...asking("action"), decision: 41 }, undo: 0 });
  await expect(page.locator(".paying, .sure")).toHaveCount(0);
});

test("what the computer says appears as speech until one goes on", async ({ browser }) => {
  const page = await newcomer(browser);
  const set = await before(page, "action");
  const said = { n: 8, at: 0, news: "talk", seat: 3, talk: {}, text: "Engine 2 works." } as News;
  tell(set, { asked: asking("action"), news: [said] });
  const speech = page.locator('[data-speech="3"]');
  await expect(speech).toContainText("Mechanic");
  await expect(speech).toContainText("Engine 2 works.");
  await page.locator('.prompt [data-code="move"]').click();
  await expect(speech).toHaveCount(0);
});
