import type { Locator } from "@playwright/test";
import { paths } from "#app/pages/paths.ts";
import { expect, test } from "#test/support/browser/shared-context.ts";
import { content, found } from "#test/support/content/content.ts";
import { phone } from "#test/support/site/site.ts";

const { family, audiences, slug } = found(
  content.products.find(({ faqs }) => faqs.filter(({ groups }) => !groups).length > 1),
);

/** The indices of the open ones. */
const openOnes = (items: Locator) =>
  items.evaluateAll((all) => all.flatMap((item, i) => (item.hasAttribute("open") ? [i] : [])));

const address = paths.product({ family, audience: audiences[0], slug });

test("on a phone one question is open at a time, by pointer and by keyboard", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(address);
  const items = page.locator("details[name=faqs]");
  const question = (i: number) => items.nth(i).locator("summary");
  const answer = (i: number) => items.nth(i).getByRole("paragraph").first();
  await expect(items).not.toHaveCount(0);
  expect(await openOnes(items)).toEqual([]);

  await question(0).click();
  await expect(answer(0)).toBeVisible();
  await question(1).click();
  await expect(answer(1)).toBeVisible();
  await expect(answer(0)).toBeHidden();
  expect(await openOnes(items)).toEqual([1]);
  await question(1).click();
  await expect(answer(1)).toBeHidden();

  await question(0).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => openOnes(items)).toEqual([0]);
  await page.keyboard.press("Space");
  await expect.poll(() => openOnes(items)).toEqual([]);
  await page.keyboard.press("Tab");
  await expect(question(1)).toBeFocused();
  await page.keyboard.press("Space");
  await expect.poll(() => openOnes(items)).toEqual([1]);
});
