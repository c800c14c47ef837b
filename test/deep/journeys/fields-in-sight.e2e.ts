import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import { openDetails, partsOf } from "#test/support/browser/application-page.ts";
import { test } from "#test/support/browser/browser.ts";
import { wrongAnswers } from "#test/support/browser/calculators.ts";
import { content, found } from "#test/support/content/content.ts";
import { expectFieldsInSight } from "#test/support/browser/fields-in-sight.ts";

// Without smooth scrolling the page is at its target at once.
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const address of [...wrongAnswers, `${link("/what-to-bring")}?product=x`])
  test(`${address}: a field that is reached has its label in sight`, async ({ page }) => {
    await expectFieldsInSight(page, async () => void (await page.goto(address)));
  });

for (const address of [
  link("/calculators/affordability"),
  paths.canIApply(found(content.eligibility[0]).id),
])
  test(`${address}: a field that is reached has its label in sight`, async ({ page }) => {
    await expectFieldsInSight(page, async () => {
      await page.goto(address);
      const fields = page.locator("main form input[inputmode]");
      for (const field of await fields.all()) await field.evaluate(becomeWrong);
      await page.locator("main form button[type=submit]").first().click();
    });
  });
const becomeWrong = (field: SVGElement | HTMLElement) => {
  if (field instanceof HTMLInputElement) field.value = "x";
};

// A browser scrolls to the caret, which is many lines below the label.
const longText = "A line of a long text.\n".repeat(40);
for (const address of [link("/complaints"), link("/data-rights")])
  test(`${address}: a field that is reached has its label in sight, a long text too`, async ({
    page,
  }) => {
    await expectFieldsInSight(page, async () => {
      await page.goto(address);
      await page.locator("main form textarea").first().fill(longText);
      await page.locator("main form button[type=submit]").first().click();
    });
  });

test("an application: a field that is reached has its label in sight", async ({ page }) => {
  await expectFieldsInSight(page, async () => {
    await openDetails(page);
    await partsOf(page).next.click();
  });
});
