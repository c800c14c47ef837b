import { expect, type Locator, test } from "@playwright/test";

const address = "/insure/for-individuals/motor-insurance";

/** The open ones, by their place. */
const openOnes = (items: Locator) =>
  items.evaluateAll((all) => all.flatMap((item, i) => (item.hasAttribute("open") ? [i] : [])));

for (const javaScriptEnabled of [true, false]) {
  test.describe(`questions, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test("one is open at a time, and a second press closes it", async ({ page }) => {
      await page.goto(address);
      const items = page.locator("details[name=faqs]");
      const question = (i: number) => items.nth(i).locator("summary");
      await expect(items).not.toHaveCount(0);
      expect(await openOnes(items)).toEqual([]);

      await question(0).click();
      await expect(items.nth(0).getByRole("paragraph").first()).toBeVisible();
      await question(1).click();
      await expect(items.nth(1).getByRole("paragraph").first()).toBeVisible();
      await expect(items.nth(0).getByRole("paragraph").first()).toBeHidden();
      expect(await openOnes(items)).toEqual([1]);
      await question(1).click();
      await expect(items.nth(1).getByRole("paragraph").first()).toBeHidden();
      expect(await openOnes(items)).toEqual([]);
    });

    test("Enter and Space open and close, and Tab goes on to the next", async ({ page }) => {
      await page.goto(address);
      const items = page.locator("details[name=faqs]");
      await items.nth(0).locator("summary").focus();
      await page.keyboard.press("Enter");
      await expect.poll(() => openOnes(items)).toEqual([0]);
      await page.keyboard.press("Space");
      await expect.poll(() => openOnes(items)).toEqual([]);
      await page.keyboard.press("Tab");
      await expect(items.nth(1).locator("summary")).toBeFocused();
      await page.keyboard.press("Space");
      await expect.poll(() => openOnes(items)).toEqual([1]);
    });
  });
}
