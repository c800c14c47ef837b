import { defineConfig } from "@playwright/test";
import base from "./playwright.config.ts";

/** The path of a change from the editing page to visitors, on an editing page with its own site. */
const { webServer: _site, projects: _kinds, ...others } = base;
export default defineConfig({
  ...others,
  testDir: "test/deep/editor",
  testMatch: "*.e2e.ts",
  testIgnore: [],
  reporter: [["dot"], ["json", { outputFile: "test-results/deep-editor.json" }]],
  // They share one editing page, and the check of a change uses a whole processor.
  workers: 1,
  fullyParallel: false,
  timeout: 300_000,
  expect: { timeout: 60_000 },
});
