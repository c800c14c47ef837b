import { link } from "#app/pages/link.ts";
import { expectHeard } from "#test/support/browser/announcements.ts";
import {
  answerBar,
  calculatorForm,
  expectAnswerInSight,
} from "#test/support/browser/answer-bar.ts";
import { expect, test } from "#test/support/browser/browser.ts";
import { calculators } from "#test/support/browser/calculators.ts";
import { desk, phone } from "#test/support/site/site.ts";

// Without smooth scrolling the page is at its target at once.
test.use({ viewport: phone, contextOptions: { reducedMotion: "reduce" } });

for (const calculator of calculators)
  test(`${calculator.path}: the answer is visible from each field, changes, and is announced once`, async ({
    page,
  }) => {
    await expectAnswerInSight(page, calculator);
    const figure = await answerBar(page).locator("dd").first().innerText();
    await calculatorForm(page).locator("[type=submit]").first().click();
    await expectHeard(page, figure);
  });

test("on a desktop the converter's amount is in sight as well", async ({ page }) => {
  await page.setViewportSize(desk);
  await page.goto(link("/forex-rates"));
  await calculatorForm(page).locator("[name=amount]").fill("500");
  await expect(answerBar(page).locator("dd").first()).toBeInViewport({ ratio: 1 });
});
