import { defineConfig } from "@playwright/test";
import base from "./playwright.config.ts";
import { galleryServer, galleryUrl } from "./test/support/browser/gallery-server.ts";

/** All journeys, except those without script, of print and of a slow line, and the one that starts its own site. */
const translatable = /\/journeys\/(?!analytics-consent|plain-|print|slow-line)/;

/** Browser tests that take long, for `npm run test:all`. */
export default defineConfig<{ isTranslated: boolean }>({
  ...base,
  testDir: "test/deep",
  testIgnore: [],
  timeout: 600_000,
  reporter: [["dot"], ["json", { outputFile: "test-results/deep-browser.json" }]],
  projects: [
    { name: "sweep", testMatch: "sweep/*.e2e.ts" },
    { name: "journeys", testMatch: "journeys/*.e2e.ts" },
    {
      name: "translated",
      testDir: "test",
      testMatch: translatable,
      use: { isTranslated: true },
    },
    { name: "scripts", testMatch: "scripts/*.e2e.ts" },
    { name: "gallery", testMatch: "gallery/*.e2e.ts", use: { baseURL: galleryUrl } },
  ],
  webServer: [...[base.webServer ?? []].flat(), galleryServer],
});
