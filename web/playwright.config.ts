import { defineConfig, devices } from "@playwright/test";

const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";

export default defineConfig({
  testDir: "tests",
  globalSetup: "./tests/setup.ts",
  fullyParallel: true,
  workers: 2,
  // A busy machine may starve a browser; what fails twice is broken. The report names what was flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [["list"]],
  use: {
    ...devices["Desktop Chrome"],
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    launchOptions: { executablePath, args: process.getuid?.() === 0 ? ["--no-sandbox"] : [] },
  },
});
