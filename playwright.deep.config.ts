import { defineConfig } from "@playwright/test";
import base from "./playwright.config.ts";
import { freePort } from "./test/support/free-port.ts";

const port = (process.env["GALLERY_PORT"] ??= String(await freePort()));
const gallery = `http://localhost:${port}/gallery`;

/** What takes a browser long, in `npm run test:deep`. */
export default defineConfig({
  ...base,
  testDir: "test/deep",
  testIgnore: [],
  reporter: [["dot"], ["json", { outputFile: "test-results/deep-browser.json" }]],
  projects: [
    { name: "sweep", testMatch: "sweep/*.e2e.ts" },
    { name: "scripts", testMatch: "scripts/*.e2e.ts" },
    { name: "gallery", testMatch: "gallery/*.e2e.ts", use: { baseURL: gallery } },
  ],
  webServer: [
    ...[base.webServer ?? []].flat(),
    {
      command: "node server/dev.ts",
      env: { PORT: port, LOG_LEVEL: "error", DATA_DIR: "test-results/gallery" },
      url: gallery,
      reuseExistingServer: false,
      timeout: 180_000,
      gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
    },
  ],
});
