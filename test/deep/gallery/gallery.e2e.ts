import { globSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { galleryPages, openGalleryPage } from "../../support/gallery-pages.ts";
import { desk, phone } from "../../support/site.ts";
import { findBarriers, sidewaysScroll } from "../../support/accessibility.ts";

for (const viewport of [phone, desk]) {
  test.describe(`at ${viewport.width}`, () => {
    test.use({ viewport });
    test.setTimeout(300_000);

    test("every component is sound in each of its states", async ({ page }) => {
      const addresses = await galleryPages(page);
      expect(addresses.length).toBeGreaterThanOrEqual(globSync("app/**/*.examples.tsx").length);
      for (const address of addresses) {
        await openGalleryPage(page, address);
        await expect(page.locator("[data-component]")).toBeVisible();
        expect.soft(await sidewaysScroll(page), address).toBe(0);
        expect.soft(await findBarriers(page, "main"), address).toEqual([]);
      }
    });
  });
}
