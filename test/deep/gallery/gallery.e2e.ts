import { globSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { galleryPages, openGalleryPage } from "#test/support/browser/gallery-pages.ts";
import { desk, phone } from "#test/support/site/site.ts";
import { findBarriers, sidewaysScroll } from "#test/support/browser/accessibility.ts";

/** Parts of the gallery, tested in parallel. */
const parts = 2;

for (let part = 0; part < parts; part += 1) {
  test(`every component is sound in each of its states, part ${part + 1}`, async ({ page }) => {
    const addresses = await galleryPages(page);
    expect(addresses.length).toBeGreaterThanOrEqual(globSync("app/**/*.examples.tsx").length);
    for (const address of addresses.filter((_, i) => i % parts === part)) {
      await page.setViewportSize(phone);
      await openGalleryPage(page, address);
      await expect(page.locator("[data-component]")).toBeVisible();
      for (const viewport of [phone, desk]) {
        await page.setViewportSize(viewport);
        const where = `${address} at ${viewport.width}`;
        expect.soft(await sidewaysScroll(page), where).toBe(0);
        const barriers = await findBarriers(page, "main");
        // A component's states are on one page, so their landmarks repeat.
        const own = barriers.filter(([rule]) => rule !== "landmark-unique");
        expect.soft(own, where).toEqual([]);
      }
    }
  });
}
