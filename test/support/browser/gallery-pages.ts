import type { Page } from "@playwright/test";

/**
 * The URLs of the gallery: one for each component, or for each state of a component that may appear only once on a
 * page.
 */
export async function galleryPages(page: Page): Promise<string[]> {
  // Loaded first: the development server would otherwise reload the page during the next test.
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
