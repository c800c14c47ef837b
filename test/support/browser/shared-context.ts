import type { BrowserContext, BrowserContextOptions } from "@playwright/test";
import { expect, test as base, withAndWithoutScript } from "./browser.ts";

type SharedContext = (options: BrowserContextOptions) => Promise<BrowserContext>;

/**
 * Pages of one browser context for each worker and size, with and without script: files are cached for the next test,
 * as for a returning visitor. For tests that store nothing in the browser, need no permission and do not check
 * requests.
 */
export const test = base.extend<object, { shareContext: SharedContext }>({
  shareContext: [
    async ({ browser }, use) => {
      const contexts = new Map<string, BrowserContext>();
      await use(async (options) => {
        const kind = JSON.stringify(options);
        const context = contexts.get(kind) ?? (await browser.newContext(options));
        contexts.set(kind, context);
        return context;
      });
      for (const context of contexts.values()) await context.close();
    },
    { scope: "worker" },
  ],
  context: async ({ shareContext, viewport, javaScriptEnabled, baseURL }, use) => {
    const options = {
      viewport,
      ...(javaScriptEnabled !== undefined && { javaScriptEnabled }),
      ...(baseURL !== undefined && { baseURL }),
    };
    await use(await shareContext(options));
  },
  page: async ({ page }, use) => {
    await use(page);
    await page.close();
  },
});

export { expect, withAndWithoutScript };
