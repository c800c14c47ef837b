import { defineConfig } from "@playwright/test";
import base from "./playwright.config.ts";

/** What takes a browser long, in `npm run test:deep`. */
export default defineConfig({
  ...base,
  testDir: "test/deep/scripts",
  retries: 0,
  reporter: [["dot"], ["json", { outputFile: "test-results/scripts.json" }]],
  projects: [{ name: "scripts", testMatch: "*.e2e.ts" }],
});
