import { freePort } from "#test/support/programs/free-port.ts";

// Found once here: workers read the configuration too, and inherit the environment.
const port = (process.env["GALLERY_PORT"] ??= String(await freePort()));

export const galleryUrl = `http://localhost:${port}/gallery`;

/** Playwright's development server, the only one that serves the gallery of components. */
export const galleryServer = {
  command: "node server/dev.ts",
  env: { PORT: port, LOG_LEVEL: "error", DATA_DIR: "test-results/gallery" },
  url: galleryUrl,
  reuseExistingServer: false,
  timeout: 180_000,
  gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
} as const;
