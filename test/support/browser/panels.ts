import type { Page } from "@playwright/test";
import { expect } from "./browser.ts";

/** The controls to press in turn, if present, and the parts that they open. */
export const panels = [
  ["/hfc", ["button[popovertarget=menu]", "#menu summary"], "#menu details[open]"],
  ["/about-us", ["button[popovertarget=menu]"], "#menu"],
  ["/hfc", ["button[popovertarget=search]"], "#search"],
  ["/hfc", ["calculators-widget > a"], "calculators-widget section, calculators-widget dialog"],
  ["/", ["film-dialog a[data-open]"], "film-dialog dialog"],
  ["/rightsissue", ["[data-option=faqs]"], "option-cards > section"],
] as const;

export async function openPanel(
  page: Page,
  address: string,
  openers: readonly string[],
  panel: string,
) {
  await page.goto(address);
  await elementsAreDefined(page);
  for (const opener of openers) {
    const button = page.locator(opener).locator("visible=true").first();
    if (await button.isVisible()) await button.click();
  }
  await expect(page.locator(panel).locator("visible=true").first()).toBeVisible();
}

/** Until then a slide that will be inert looks focusable. */
export const elementsAreDefined = (page: Page) =>
  page.waitForFunction(() => !document.querySelector(":not(:defined, site-menu)"));
