/** What `docs/performance.md` says of the browser, measured anew. On request only. */

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { follows, tell } from "./follow";
import { MOMENTS } from "./happenings";
import { asked, newcomer, toAction } from "./table";
import { expect, test } from "./test";

test.skip(process.env.MEASURE === undefined, "set MEASURE to measure");
test.describe.configure({ mode: "serial" });

const server = (): string => process.env.DERELICT_SERVER ?? "";

function told(what: string, numbers: number[], unit: string): void {
  const sorted = numbers.toSorted((a, b) => a - b);
  const at = (share: number): string =>
    (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0);
  console.log(`${what}: median ${at(0.5)} ${unit}, p90 ${at(0.9)} ${unit}, ${sorted.length} times`);
}

test("first load", async ({ browser }) => {
  const page = await newcomer(browser);
  await page.goto(server());
  await expect(page.getByRole("button", { name: "Play now" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  const loaded = await page.evaluate(() =>
    [
      ...performance.getEntriesByType("navigation"),
      ...performance.getEntriesByType("resource"),
    ].map((entry) => ({
      name: new URL(entry.name).pathname,
      bytes: (entry as PerformanceResourceTiming).transferSize,
    })),
  );
  for (const { name, bytes } of loaded) console.log(`  ${bytes.toString().padStart(7)} ${name}`);
  const sum = loaded.reduce((total, { bytes }) => total + bytes, 0);
  console.log(`first load: ${(sum / 1024).toFixed(1)} KiB`);
  expect(sum).toBeLessThan(150 * 1024);
});

test("click to drawn", async ({ browser }) => {
  const page = await newcomer(browser);
  await page.goto(server());
  await page.getByRole("button", { name: "Play now" }).click();
  await asked(page);
  await toAction(page);
  const times: number[] = [];
  for (let round = 0; round < 30; round += 1) {
    for (const button of ['.prompt [data-code="move"]', ".prompt .undo"]) {
      times.push(
        await page.locator(button).evaluate(
          (element: HTMLButtonElement) =>
            new Promise<number>((done) => {
              const prompt = element.closest(".prompt");
              const began = performance.now();
              new MutationObserver((_, observer) => {
                observer.disconnect();
                // The frame after the next is begun when the next has been drawn.
                requestAnimationFrame(() => {
                  requestAnimationFrame(() => {
                    done(performance.now() - began);
                  });
                });
              }).observe(prompt as Element, { attributeFilter: ["data-question"] });
              element.click();
            }),
        ),
      );
      await asked(page);
    }
  }
  told("click to drawn", times, "ms");
});

test("cold start", async () => {
  const times: number[] = [];
  for (let start = 0; start < 5; start += 1) {
    const data = mkdtempSync(join(tmpdir(), "derelict-cold-"));
    const began = performance.now();
    const child = spawn(
      process.env.DERELICT ?? "../target/release/derelict",
      ["serve", "--bind", "127.0.0.1:0", "--data", data],
      { stdio: ["ignore", "pipe", "ignore"] },
    );
    const address = await new Promise<string>((resolve) => {
      child.stdout.on("data", (text: Buffer) => {
        const found = /http:\/\/[\d.:]+/.exec(text.toString());
        if (found) resolve(found[0]);
      });
    });
    const page = await fetch(address);
    expect(await page.text()).toContain("Derelict");
    times.push(performance.now() - began);
    child.kill();
    rmSync(data, { recursive: true, force: true });
  }
  told("cold start to first page", times, "ms");
});

test("frames while something is staged, with the processor slowed four times", async ({
  browser,
}) => {
  const { page, set } = await follows(browser, {}, { viewport: { width: 390, height: 844 } });
  await page.clock.resume();
  const slow = await page.context().newCDPSession(page);
  await slow.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  for (const name of ["encounter", "attack"]) {
    const moment = MOMENTS[name];
    if (!moment) throw new Error(`no moment ${name}`);
    tell(set, moment.facts, null, moment.after);
    await expect(page.locator(".theatre")).toBeVisible();
    const gaps = await page.evaluate(
      () =>
        new Promise<number[]>((done) => {
          const found: number[] = [];
          let last = performance.now();
          const frame = (now: number): void => {
            found.push(now - last);
            last = now;
            if (document.querySelector(".theatre")) requestAnimationFrame(frame);
            else done(found.slice(1));
          };
          requestAnimationFrame(frame);
        }),
    );
    told(`frame of ${name}`, gaps, "ms");
  }
});
