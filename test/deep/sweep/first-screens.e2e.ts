import { expect, test } from "#test/support/browser/browser.ts";
import {
  deskErrors,
  firstScreenErrors,
  pagesWithRules,
} from "#test/support/browser/first-screen.ts";
import { desk, phone } from "#test/support/site/site.ts";

test.use({ viewport: phone });

test("a page's main content starts on a phone's first screen", async ({ page }) => {
  test.setTimeout(pagesWithRules.length * 5_000);
  const errors: string[] = [];
  for (const address of pagesWithRules) {
    await page.goto(address, { waitUntil: "domcontentloaded" });
    const found = await firstScreenErrors(page, address);
    await page.setViewportSize(desk);
    found.push(...(await deskErrors(page, address)));
    await page.setViewportSize(phone);
    errors.push(...found.map((error) => `${address}: ${error}`));
  }
  expect(errors).toEqual([]);
});
