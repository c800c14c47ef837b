import { readdirSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "@playwright/test";
import { galleryPages, openGalleryPage } from "../support/gallery-pages.ts";
import { phone } from "../support/site.ts";

test.use({ viewport: phone });
test.setTimeout(300_000);

/** Drawn only on a phone: how pages place their components on a desk shows in the pictures of the pages. */
test("every component looks as it did, and each picture has its component", async ({ page }) => {
  const addresses = await galleryPages(page);
  const pictures = addresses.map((address) => `${basename(address)}.png`);
  for (const [i, address] of addresses.entries()) {
    await openGalleryPage(page, address);
    const shown = page.locator("[data-component]");
    await expect.soft(shown).toHaveScreenshot(["gallery", pictures[i] ?? ""]);
  }
  expect(readdirSync("test/looks/kept/gallery").sort()).toEqual(pictures.sort());
});
