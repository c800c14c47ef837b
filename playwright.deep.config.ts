import { defineConfig } from "@playwright/test";
import base from "./playwright.config.ts";
import { galleryServer, galleryUrl } from "./test/support/gallery-server.ts";

/** The journeys that end in a receipt or an answer, and the tools that answer while somebody types. */
const endsInAnswer =
  /\/test\/(?:deep\/journeys\/(?:answer-in|application-[df]|contact|enquiry|way-back)|journeys\/(?:application|booking|calculator|can-i|compare|contact|data-rights|deposit|enquiry|forex|home-cost|loan|motor|property\.|rates|rights|fraud|write))[^/]*$/;

/** Browser tests that take long, for `npm run test:all`. */
export default defineConfig<{ isTranslated: boolean }>({
  ...base,
  testDir: "test/deep",
  testIgnore: [],
  timeout: 600_000,
  reporter: [["dot"], ["json", { outputFile: "test-results/deep-browser.json" }]],
  projects: [
    { name: "sweep", testMatch: "sweep/*.e2e.ts" },
    { name: "journeys", testMatch: "journeys/*.e2e.ts" },
    {
      name: "translated",
      testDir: "test",
      testMatch: endsInAnswer,
      use: { isTranslated: true },
    },
    { name: "scripts", testMatch: "scripts/*.e2e.ts" },
    { name: "gallery", testMatch: "gallery/*.e2e.ts", use: { baseURL: galleryUrl } },
  ],
  webServer: [...[base.webServer ?? []].flat(), galleryServer],
});
