import { freePort } from "./free-port.ts";

// Found once: workers read the configuration too, and the environment of what started them.
const port = (process.env["GALLERY_PORT"] ??= String(await freePort()));

export const galleryUrl = `http://localhost:${port}/gallery`;

/** The development server, for Playwright: the gallery of components stands nowhere else. */
export const galleryServer = {
  command: "node server/dev.ts",
  env: { PORT: port, LOG_LEVEL: "error", DATA_DIR: "test-results/gallery" },
  url: galleryUrl,
  reuseExistingServer: false,
  timeout: 180_000,
  gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
} as const;
