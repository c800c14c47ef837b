import { defineConfig } from "@playwright/test";
import base from "./playwright.config.ts";
import { galleryServer, galleryUrl } from "./test/support/gallery-server.ts";

/**
 * The look of key pages and components, held against pictures that are kept. By itself, not in `npm test`: another
 * release of Chromium draws letters a little otherwise, and that is no fault.
 */
export default defineConfig({
  ...base,
  // The sheet below is none of the site's; a picture of half the size shows what moved, and is a fourth as large.
  use: { ...base.use, bypassCSP: true, deviceScaleFactor: 0.5 },
  projects: [
    { name: "pages", testMatch: "looks/looks.e2e.ts" },
    { name: "gallery", testMatch: "looks/gallery.e2e.ts", use: { baseURL: galleryUrl } },
  ],
  webServer: [...[base.webServer ?? []].flat(), galleryServer],
  snapshotPathTemplate: "test/looks/kept/{arg}{ext}",
  expect: {
    toHaveScreenshot: {
      maxDiffPixelRatio: 0.005,
      animations: "disabled",
      scale: "device",
      stylePath: "test/looks/still.css",
    },
  },
});
