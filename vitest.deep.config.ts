import { defineConfig } from "vitest/config";
import { findChromium } from "./tools/find-chromium.mjs";

// The tests read it: their workers have the environment of what started them.
process.env["CHROMIUM_PATH"] ??= findChromium() ?? "";

/** The built site in other engines, and what outside validators say of it. */
export default defineConfig({
  test: {
    include: ["test/deep/**/*.test.ts"],
    globalSetup: ["test/deep/start-site.ts"],
    // A browser, and the server it asks.
    maxWorkers: 2,
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Vitest empties style sheets, and with them the URL of one that a script names.
    css: { include: [/\.css\?url$/] },
    reporters: ["default", "json"],
    outputFile: { json: "test-results/deep.json" },
  },
});
