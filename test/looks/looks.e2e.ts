import { expect, type Page, test } from "@playwright/test";
import { desk, phone } from "#test/support/site/site.ts";

const pages = {
  group: "/",
  bank: "/hfc",
  landing: "/save-invest/for-diaspora",
  product: "/borrow/for-individuals/property-financing/home-loan",
  insurance: "/insure/for-individuals/motor-insurance",
  calculator: "/calculators/mortgage?amount=5000000&rate=14&years=20",
  "home-cost": "/calculators/home-cost?price=9000000&deposit=900000&years=20&rate=14",
  rates: "/rates-and-fees",
  compare: "/compare",
  enquiry: "/contact-us",
  careers: "/careers",
  branches: "/ways-to-bank",
  listing: "/property-listing",
  property: "/property-listing/view/samara-estate",
  rights: "/rightsissue",
  investors: "/investor-relations",
  articles: "/articles",
  search: "/search/loan",
  fraud: "/fraud-centre",
  kiswahili: "/sw/hfc",
} as const;

for (const [name, address] of Object.entries(pages))
  for (const viewport of [phone, desk])
    test(`${name} at ${viewport.width}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await openWithFonts(page, address);
      await expect(page).toHaveScreenshot(`${name}-${viewport.width}.png`, { fullPage: true });
    });

/** Fonts that load late are used on the next page by design: this is the next page. */
async function openWithFonts(page: Page, address: string) {
  const answer = await page.goto(address);
  expect(answer?.status()).toBe(200);
  await page.evaluate(() => document.fonts.ready);
  await page.reload();
  await page.evaluate(() => document.fonts.ready);
}
