/** A test that leaves no page behind to slow down those after it. */

import { test as base } from "@playwright/test";

export { expect } from "@playwright/test";

export const test = base.extend<{ tidy: undefined }>({
  tidy: [
    async ({ browser }, use): Promise<void> => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
