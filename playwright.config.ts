import { defineConfig } from "@playwright/test";
import { findChromium } from "./tools/find-chromium.mjs";
import { freePort } from "./test/support/programs/free-port.ts";

// Found once here: workers read this file too, and inherit the environment.
const port = (process.env["E2E_PORT"] ??= String(await freePort()));
const chromium = (process.env["CHROMIUM_PATH"] ??= findChromium() ?? "");

const deep = "deep/**";
const screens = "sweep/screens.e2e.ts";

/** The production build, on one server, in one Chromium. */
export default defineConfig({
  testDir: "test",
  testIgnore: deep,
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // Long, because the machine may be busy.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [
    [process.env["CI"] ? "dot" : "list"],
    ["json", { outputFile: "test-results/browser.json" }],
  ],
  outputDir: "test-results/browser",
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--no-first-run",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    // One worker reads every page once; the other runs other tests meanwhile.
    { name: "sweep", testMatch: "sweep/*.e2e.ts", testIgnore: [deep, screens], workers: 1 },
    { name: "screens", testMatch: screens },
    { name: "journeys", testMatch: "journeys/*.e2e.ts" },
    { name: "budgets", testMatch: "budgets/*.e2e.ts" },
  ],
  webServer: {
    // Cleared: an earlier run leaves expired jobs and reached limits.
    command: `node -e "fs.rmSync('test-results/data', { recursive: true, force: true })" && node server/main.ts`,
    env: {
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: port,
      LOG_LEVEL: "error",
      DATA_DIR: "test-results/data",
      // Each test's visitor has a different address, so that tests do not share limits.
      TRUSTED_PROXIES: "127.0.0.1",
      // Raised: the test that breaks each script sends more codes than a day's limit.
      SMS_CODES_A_DAY: "100000",
    },
    url: `http://localhost:${port}/livez`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
  },
});
