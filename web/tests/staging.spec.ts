/** What happens is played beat by beat. Time passes only when a test lets it. */

import type { Asking, News } from "../src/wire";
import { anew, follows, tell, type Happens } from "./follow";
import { asking } from "./questions";
import { TABLE } from "./sample";
import { narrow, sound } from "./sound";
import { ADDRESS, stage } from "./stage";
import { asked, home, newcomer } from "./table";
import { expect, test } from "./test";

const MOVE: Happens = [
  "moved",
  "The Captain moves to the Emergency Room.",
  { seat: 1, from: "001", to: "003", by: { corridor: "1-3" } },
];
const DOOR: Happens = ["door-closed", "A door closes.", { corridor: "1-3" }];
const FIRE: Happens = ["fire-placed", "Fire breaks out in the Cockpit.", { room: "001" }];
const ROLL: Happens[] = [
  ["noise-rolled", "You roll for noise: 2.", { seat: 2, room: "008", face: "two" }],
  ["noise-placed", "Noise in corridor 2.", { corridor: "7-8" }],
];

const caption = ".theatre .said";

test("one thing happens after another, and nothing shows before its time", async ({ browser }) => {
  const { page, set } = await follows(browser);
  const log = page.getByRole("region", { name: "Log", exact: true });
  tell(set, [MOVE, DOOR, FIRE]);
  await expect(page.locator(caption)).toHaveText("The Captain moves to the Emergency Room.");
  await expect(page.locator(".theatre")).toHaveAttribute("data-beat", "move");
  await expect(log).toContainText("The Captain moves");
  await expect(log).not.toContainText("A door closes.");
  await expect(page.locator(".travels")).toHaveCount(1);
  await expect(page.locator(".queue .tile.back")).toHaveCount(2);
  await page.clock.runFor(799);
  await expect(log).not.toContainText("A door closes.");
  await page.clock.runFor(1);
  await expect(page.locator(caption)).toHaveText("A door closes.");
  await expect(log).toContainText("A door closes.");
  await expect(page.locator(".queue .tile.past")).toHaveCount(1);
  await page.clock.runFor(400);
  await expect(page.locator(caption)).toHaveText("Fire breaks out in the Cockpit.");
  await page.clock.runFor(600);
  await expect(page.locator(".theatre")).toHaveCount(0);
  await expect(page.locator(".prompt")).toContainText("Waiting for Captain");
});

test("it is paused, stepped, hurried and skipped, and the speed is remembered", async ({
  browser,
}) => {
  const { page, set } = await follows(browser);
  tell(set, [MOVE, DOOR, FIRE]);
  await expect(page.locator(caption)).toHaveText("The Captain moves to the Emergency Room.");
  await page.keyboard.press(" ");
  await expect(page.getByRole("button", { name: "Pause" })).toHaveAttribute("aria-pressed", "true");
  await page.clock.runFor(3000);
  await expect(page.locator(caption)).toHaveText("The Captain moves to the Emergency Room.");
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(caption)).toHaveText("A door closes.");
  await page.clock.runFor(3000);
  await expect(page.locator(caption)).toHaveText("A door closes.");
  await page.keyboard.press(".");
  await page.keyboard.press(".");
  await page.keyboard.press(",");
  const twice = page.getByRole("button", { name: "2 times as fast" });
  await expect(twice).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press(" ");
  await page.clock.runFor(0);
  await expect(page.locator(caption)).toHaveText("Fire breaks out in the Cockpit.");
  await page.clock.runFor(300);
  await expect(page.locator(".theatre")).toHaveCount(0);

  tell(set, [MOVE, DOOR, FIRE]);
  await expect(page.locator(".theatre")).toHaveCount(1);
  await page.keyboard.press("End");
  await expect(page.locator(".theatre")).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Log", exact: true })).toContainText(
    "Fire breaks out",
  );

  await page.reload();
  await expect(page.locator(".ship")).toBeVisible();
  tell(set, [MOVE]);
  await expect(twice).toHaveAttribute("aria-pressed", "true");
});

test("one's own roll comes before the question, and the die shows nothing too early", async ({
  browser,
}) => {
  const { page, set } = await follows(browser);
  tell(set, ROLL, anew());
  const die = page.getByRole("img", { name: "Noise die" });
  await expect(die).toHaveAccessibleName("Noise die");
  await expect(page.locator(".prompt.mine")).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Log", exact: true })).not.toContainText(
    "You roll for noise: 2.",
  );
  await page.clock.runFor(700);
  await expect(die).toHaveAccessibleName("Noise die: 2");
  await expect(page.locator(caption)).toHaveText("You roll for noise: 2.");
  await page.clock.runFor(400);
  await expect(page.locator(caption)).toHaveText("Noise in corridor 2.");
  await expect(page.locator(".prompt.mine")).toHaveCount(0);
  await page.clock.runFor(500);
  await expect(page.locator(".prompt.mine")).toHaveCount(1);
});

test("any key or tap ends the waiting, and never also answers", async ({ browser }) => {
  const { page, set } = await follows(browser);
  const chosen = (): number => set.asked.filter(({ type }) => type === "choose").length;
  tell(set, ROLL, anew());
  await expect(page.locator(".theatre")).toHaveCount(1);
  await page.keyboard.press("p");
  await expect(page.locator(".prompt.mine")).toHaveCount(1);
  await page.clock.runFor(1000);
  expect(chosen()).toBe(0);

  // A long press on a room one may go to.
  tell(set, ROLL, { ...asking("target"), decision: 51 });
  await expect(page.locator(".prompt.mine")).toHaveCount(0);
  const room = page.locator('[data-room="007"]');
  await room.hover();
  await page.mouse.down();
  await expect(page.locator(".prompt.mine")).toHaveCount(1);
  await page.clock.runFor(1000);
  await page.mouse.up();
  expect(chosen()).toBe(0);
  // The next one means it.
  await room.click();
  await expect.poll(chosen).toBe(1);
});

test("what others do holds nothing back, and plays on above the choices", async ({ browser }) => {
  const { page, set } = await follows(browser);
  tell(set, [MOVE, DOOR, FIRE], anew());
  await expect(page.locator(".prompt.mine")).toHaveCount(1);
  const left = page.getByRole("button", { name: "3 left, skip" });
  await expect(left).toBeVisible();
  await page.clock.runFor(800);
  await page.getByRole("button", { name: "2 left, skip" }).click();
  await expect(page.locator(".theatre")).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Log", exact: true })).toContainText(
    "Fire breaks out",
  );
});

test("a reaction is asked for at once, with what it answers", async ({ browser }) => {
  const { page, set } = await follows(browser);
  const react = { ...anew(), prompt: { window: { interrupt: { actor: 1 } } } } as Asking;
  tell(
    set,
    [
      MOVE,
      ["action-taken", "The Captain plays Demolition.", { seat: 1, source: "room", section: 0 }],
      ["window-opened", "Who might interrupt: you.", { window: {}, seats: [2] }],
    ],
    react,
  );
  await expect(page.locator(".prompt.mine")).toHaveCount(1);
  await expect(page.locator(".theatre")).toHaveCount(0);
  await expect(page.locator(".happening")).toContainText("The Captain plays Demolition.");
});

test("the event phase has five steps, and those without effect are told", async ({ browser }) => {
  const { page, set } = await follows(browser);
  tell(set, [
    ["player-phase-ended", "The event phase begins."],
    ["time-moved", "8 turns are left.", { to: 8 }],
    ["event-drawn", "Event: Hunt.", { event: "hunt" }],
    ["token-drawn", "From the bag comes: adult (4).", { token: "adult-4a" }],
    ["turn-began", "Turn 8 begins.", { turn: 8 }],
  ]);
  const steps = page.getByRole("list", { name: "Event phase" });
  await expect(steps.getByRole("listitem")).toHaveCount(5);
  const now = steps.locator("[aria-current=step]");
  const told: [string, string, number][] = [
    ["1 Time", "8 turns are left.", 400],
    ["2 Attacks", "No intruder attacks.", 400],
    ["3 Fire", "Fire burns nobody.", 400],
    ["4 Event card", "An event card is drawn.", 400],
    ["4 Event card", "Event: Hunt.", 500],
    ["5 The bag", "A token is drawn from the bag.", 500],
    ["5 The bag", "From the bag comes: adult (4).", 400],
  ];
  for (const [step, text, ms] of told) {
    await expect(now).toHaveText(step);
    await expect(page.locator(caption)).toHaveText(text);
    await page.clock.runFor(ms);
  }
  await expect(steps).toHaveCount(0);
  await expect(page.locator(caption)).toHaveText("Turn 8 begins.");
});

/** Much that happened since the first of it. */
const missed = Array.from({ length: 40 }, (_, index) => ({
  n: index + 1,
  at: 0,
  news: "event",
  text: index === 20 ? "The Soldier dies." : `Door ${index} moves.`,
  rule: "move.basic",
  fact:
    index === 20
      ? { kind: "died", seat: 4, cause: "fire" }
      : { kind: index % 2 ? "door-closed" : "door-opened", corridor: "1-3" },
}));

for (const [size, viewport] of Object.entries({
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
})) {
  test(`whoever comes back on a ${size} is shown the gravest, and chooses when they like`, async ({
    browser,
  }) => {
    const page = await newcomer(browser, { viewport }, { speed: 1 });
    await page.addInitScript((table) => {
      localStorage.setItem(`derelict.looked.${table}`, JSON.stringify({ 2: 1 }));
    }, TABLE);
    await stage(page, { told: missed as unknown as News[] });
    await page.goto(`${home()}${ADDRESS}`);
    const recap = page.getByRole("region", { name: "What happened since" });
    await expect(recap).toContainText("6 of 39 facts");
    await asked(page);
    const pictures = recap.locator(".pictures li");
    await expect(pictures).toHaveCount(size === "phone" ? 1 : 6);
    if (size === "desktop") await expect(recap).toContainText("The Soldier dies.");
    await sound(page, `recap on a ${size}`, ".recap");
    await narrow(page, `recap on a ${size}`);
    await recap.getByRole("button", { name: "Go on" }).click();
    await expect(recap).toHaveCount(0);
  });

  test(`a beat on a ${size} is readable for everybody`, async ({ browser }) => {
    const { page, set } = await follows(browser, {}, { viewport });
    const rolls = { seat: 1, room: "001", face: "two" };
    tell(set, [
      ["noise-rolled", "The Captain rolls for noise: 2.", rolls],
      ["player-phase-ended", "The event phase begins."],
      ["time-moved", "8 turns are left.", { to: 8 }],
    ]);
    await expect(page.getByRole("img", { name: "Noise die" })).toBeVisible();
    await page.keyboard.press(" ");
    // What is paused stays, whatever the time.
    await page.clock.resume();
    await sound(page, `a roll on a ${size}`);
    await narrow(page, `a roll on a ${size}`);
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("list", { name: "Event phase" })).toBeVisible();
    await sound(page, `the event phase on a ${size}`);
    await narrow(page, `the event phase on a ${size}`);
  });
}

test("without motion the same is told in the same time, and to those who listen", async ({
  browser,
}) => {
  const { page, set } = await follows(browser, {}, { reducedMotion: "reduce" });
  const spoken = page.locator("[role=log]");
  const camera = page.locator(".camera");
  const still = await camera.evaluate((element) => getComputedStyle(element).transform);
  tell(set, [MOVE, DOOR, FIRE]);
  await expect(page.locator(caption)).toHaveText("The Captain moves to the Emergency Room.");
  await expect(spoken).toHaveText("The Captain moves to the Emergency Room.");
  expect(await camera.evaluate((element) => getComputedStyle(element).transform)).toBe(still);
  await expect(page.locator(".scene .place")).not.toHaveCount(0);
  await page.clock.runFor(800);
  await expect(page.locator(caption)).toHaveText("A door closes.");
  await expect(spoken).toHaveText("A door closes.");
  await page.clock.runFor(400);
  await expect(page.locator(caption)).toHaveText("Fire breaks out in the Cockpit.");
  await expect(spoken).toHaveText("A door closes.");
  await page.clock.runFor(400);
  await expect(spoken).toHaveText("Fire breaks out in the Cockpit.");
  await page.clock.runFor(5000);

  // Too much to be said one after another is summed up.
  tell(set, [MOVE, DOOR, FIRE]);
  await page.clock.runFor(0);
  await expect(spoken).toHaveText("The Captain moves to the Emergency Room.");
  await page.keyboard.press("End");
  await page.clock.runFor(800);
  await expect(spoken).toHaveText("A door closes. And one more.");
});

test("nothing is played for whoever does not like it", async ({ browser }) => {
  const { page, set } = await follows(browser);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Settings" }).click();
  const speeds = page.getByRole("dialog").getByRole("group", { name: "What happens is played" });
  await speeds.getByRole("radio", { name: "Not at all: everything at once" }).check();
  await page.keyboard.press("Escape");
  tell(set, ROLL, anew());
  await expect(page.locator(".prompt.mine")).toHaveCount(1);
  await expect(page.getByRole("region", { name: "Log", exact: true })).toContainText(
    "Noise in corridor 2.",
  );
  await expect(page.locator(".theatre")).toHaveCount(0);
});
