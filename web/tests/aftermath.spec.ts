/** A table with people of Aftermath: who they are, who goes along with them, their traits, turrets. */

import { MANNED, TOGETHER } from "./after";
import { drawn, narrow, sound } from "./sound";
import { ADDRESS, stage } from "./stage";
import { home, newcomer } from "./table";
import { expect, test } from "./test";

const SIZES = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
};
const figure = (name: string): string => `.ship [data-figure][aria-label="${name}"]`;

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`people, companions, rooms and turrets on a ${size}`, async ({ browser }) => {
    const page = await newcomer(browser, { viewport });
    await stage(page, MANNED);
    await page.goto(`${home()}${ADDRESS}`);
    // Each by face and by the sign of their figure.
    for (const id of ["ceo", "bounty-hunter", "android", "medic"]) {
      await expect(page.locator(`[data-face="${id}"] use[href="#f-${id}"]`)).not.toHaveCount(0);
      await expect(page.locator(`.ship use[href="#g-${id}"]`)).toHaveCount(1);
    }
    await expect(page.locator(".ship .of-orchid.pawn")).toHaveCount(2);
    // She walks by herself, the robot keeps to its owner.
    await expect(page.locator(`${figure("Laika")} [data-escort=laika]`)).toHaveCount(1);
    await expect(page.locator(`${figure("CEO, Robot")} [data-escort=robot]`)).toHaveCount(1);
    for (const room of ["crafting-room", "server-room", "alarm-room", "turret-room"]) {
      await expect(page.locator(`.ship use[href="#r-${room}"]`)).not.toHaveCount(0);
    }
    for (const [aims, said] of Object.entries({
      "target-all": "Turret: shoots at everything",
      "target-intruders": "Turret: shoots at intruders",
      unknown: "Turret: set by somebody",
    })) {
      await expect(page.locator(`${figure(said)} [data-aims=${aims}]`)).toHaveCount(1);
    }
    await expect(page.locator('.ship [data-room="007"]')).toHaveAccessibleName(/Alarm Room.*Laika/);
    await expect(page.locator('.ship [data-room="009"]')).toHaveAccessibleName(
      /Turret Room.*shoots at everything/,
    );
    await drawn(page);
    await narrow(page, size);

    if (size === "phone") await page.getByRole("button", { name: "You", exact: true }).click();
    const you = page.locator(".you");
    await expect(you.locator("[data-trait=laika]")).toContainText("in Alarm Room");
    await expect(you).toContainText("Melted");
    await expect(page.locator("[data-thing=enviro-suit] [data-emblem=k-enviro]")).toHaveCount(1);
    await sound(page, "the own character", ".you");
    if (size === "phone") await page.locator(".chips").click();
    const member = (name: string): ReturnType<typeof page.locator> =>
      page.locator(".member", { hasText: name });
    await expect(member("CEO").locator("[data-trait]")).toHaveText("Frail Magnate");
    await expect(member("CEO").locator("[data-along=robot]")).toHaveText("Robot energy 3 of 5");
    await expect(member("Android").locator("[data-trait=artificial]")).toBeVisible();
    await expect(member("Android").locator("[data-drone]")).toBeVisible();
    await expect(member("Medic").locator("[data-emblem=k-altruist]")).toBeVisible();
    await sound(page, "the crew", ".crew");
    await drawn(page);
  });
}

test("she keeps to her owner's side until she is sent away", async ({ browser }) => {
  const page = await newcomer(browser);
  await stage(page, TOGETHER);
  await page.goto(`${home()}${ADDRESS}`);
  await expect(page.locator(`${figure("Bounty Hunter, Laika")} [data-escort=laika]`)).toHaveCount(
    1,
  );
  await expect(page.locator(figure("Laika"))).toHaveCount(0);
  await expect(page.locator(".you [data-trait=laika]")).toContainText("at their side");
});

test("the draft shows faces, and the colour of the card that two share", async ({ browser }) => {
  const page = await newcomer(browser);
  await stage(page, { ...MANNED, question: "draft" });
  await page.goto(`${home()}${ADDRESS}`);
  const answer = (id: string): ReturnType<typeof page.locator> =>
    page.locator(`.answer[data-code="character:${id}"]`);
  for (const [id, colour] of Object.entries({ captain: "blue", ceo: "blue", medic: "pink" })) {
    await expect(answer(id).locator(`[data-face="${id}"]`)).toBeVisible();
    await expect(answer(id).locator(`[data-draft=${colour}]`)).toHaveCount(1);
  }
  await drawn(page);
  await sound(page, "the draft", ".prompt");
});

test("a table without them fetches none of their drawings", async ({ browser }) => {
  const page = await newcomer(browser);
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await stage(page);
  await page.goto(`${home()}${ADDRESS}`);
  await expect(page.locator("[data-emblem]")).not.toHaveCount(0);
  await page.waitForLoadState("networkidle");
  expect(fetched.some((path) => path.includes("rooms"))).toBe(true);
  expect(fetched.filter((path) => path.includes("aftermath"))).toEqual([]);
});
