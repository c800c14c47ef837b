import { defineConfig } from "@playwright/test";
import base from "./playwright.config.ts";
import { galleryServer, galleryUrl } from "./test/support/browser/gallery-server.ts";

/**
 * Compares key pages and components with stored screenshots. Not in `npm test`: another release of Chromium draws
 * letters slightly differently, which is not a fault.
 */
export default defineConfig({
  ...base,
  // The style sheet below is for tests only; a screenshot of half the size shows layout changes, and is a quarter as
  // large.
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
