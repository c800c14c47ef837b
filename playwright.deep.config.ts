import { defineConfig } from "@playwright/test";
import base from "./playwright.config.ts";

/** What takes a browser long, in `npm run test:deep`. */
export default defineConfig({
  ...base,
  testDir: "test/deep",
  reporter: [["dot"], ["json", { outputFile: "test-results/deep-browser.json" }]],
  projects: [
    { name: "sweep", testMatch: "sweep/*.e2e.ts" },
    { name: "scripts", testMatch: "scripts/*.e2e.ts" },
  ],
});
