import { readdirSync } from "node:fs";
import { basename } from "node:path";
import { expect, type Route, test } from "@playwright/test";
import { galleryPages, openGalleryPage } from "../support/gallery-pages.ts";
import { phone } from "../support/site.ts";

test.use({ viewport: phone });
test.setTimeout(300_000);

/** Drawn only on a phone: how pages place their components on a desk shows in the pictures of the pages. */
test("every component looks as it did, and each picture has its component", async ({ page }) => {
  await page.route(/./, waitForFonts);
  const addresses = await galleryPages(page);
  const pictures = addresses.map((address) => `${basename(address)}.png`);
  for (const [i, address] of addresses.entries()) {
    await openGalleryPage(page, address);
    await expect(page.locator("[data-component]")).toBeVisible();
    await expect.soft(page).toHaveScreenshot(["gallery", pictures[i] ?? ""], { fullPage: true });
  }
  expect(readdirSync("test/looks/kept/gallery").sort()).toEqual(pictures.sort());
});

/** A page shows its fonts only where they are there at once, which a picture cannot leave to chance. */
async function waitForFonts(route: Route) {
  if (!["document", "stylesheet"].includes(route.request().resourceType())) return route.continue();
  const response = await route.fetch();
  const text = await response.text();
  await route.fulfill({
    response,
    body: text.replaceAll(/font-display:\s*optional/g, "font-display: block"),
  });
}
