import { defineConfig } from "vitest/config";
import { findChromium } from "./tools/find-chromium.mjs";

// Set for the tests, whose workers inherit the environment.
process.env["CHROMIUM_PATH"] ??= findChromium() ?? "";

/** The built site in other browsers, and under external validators. */
export default defineConfig({
  test: {
    include: ["test/deep/**/*.test.ts"],
    globalSetup: ["test/deep/start-site.ts"],
    // A browser, and the server it uses.
    maxWorkers: 2,
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Vitest empties style sheets, and with them the URL of one that a script names.
    css: { include: [/\.css\?url$/] },
    reporters: ["default", "json"],
    outputFile: { json: "test-results/deep.json" },
  },
});
