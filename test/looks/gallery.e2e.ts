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
    await expect(page.locator("[data-component]")).toBeVisible();
    await expect.soft(page).toHaveScreenshot(["gallery", pictures[i] ?? ""], { fullPage: true });
  }
  expect(readdirSync("test/looks/kept/gallery").sort()).toEqual(pictures.sort());
});
