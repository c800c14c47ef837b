import { readdirSync } from "node:fs";
import { basename } from "node:path";
import { expect, type Route, test } from "@playwright/test";
import { galleryPages, openGalleryPage } from "#test/support/browser/gallery-pages.ts";
import { phone } from "#test/support/site/site.ts";

test.use({ viewport: phone });
test.setTimeout(300_000);

/** Phone width only: the pages' screenshots show the components on a desktop. */
test("every component looks unchanged, and each stored screenshot has its component", async ({
  page,
}) => {
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

/** Loads fonts first: a page uses them only if they are ready at once, which a screenshot must not depend on. */
async function waitForFonts(route: Route) {
  if (!["document", "stylesheet"].includes(route.request().resourceType())) return route.continue();
  const response = await route.fetch();
  const text = await response.text();
  await route.fulfill({
    response,
    body: text.replaceAll(/font-display:\s*optional/g, "font-display: block"),
  });
}
