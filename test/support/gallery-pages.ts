import type { Page } from "@playwright/test";

/** The addresses of the gallery: one for each component, or for each state of one that stands once on a page. */
export async function galleryPages(page: Page): Promise<string[]> {
  // The development server would ask for a reload over it, and break off the visit of the next page.
  await page.routeWebSocket(/./, () => undefined);
  await page.goto("/gallery");
  const links = page.locator("[data-entries] a");
  return links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
}

/** Opens one, with its fonts. */
export async function openGalleryPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready);
}
