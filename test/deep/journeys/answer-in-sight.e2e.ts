import { link } from "#app/pages/link.ts";
import { expectHeard } from "../../support/announcements.ts";
import { answerBar, calculatorForm, expectAnswerInSight } from "../../support/answer-bar.ts";
import { expect, test } from "../../support/browser.ts";
import { content } from "../../support/content.ts";
import { desk, phone } from "../../support/site.ts";

const [insurer] = content.insurers;
if (!insurer) throw new Error("There are no insurers");
const car = { sumInsured: "1500000" };

// Without motion a page is where it scrolls to at once.
test.use({ viewport: phone, contextOptions: { reducedMotion: "reduce" } });

for (const calculator of [
  { address: link("/calculators/net-pay"), changed: "gross" },
  { address: link("/calculators/affordability"), changed: "pay" },
  { address: link("/calculators/overpay"), changed: "balance" },
  { address: link("/calculators/take-over"), changed: "balance" },
  { address: link("/calculators/offers"), changed: "amount" },
  { address: link("/calculators/deposit-return"), changed: "amount" },
  { address: link("/calculators/motor-insurance/compare"), values: car, changed: "sumInsured" },
  { address: link("/rightsissue/entitlement"), values: { shares: "1000" }, changed: "shares" },
  { address: link("/forex-rates"), values: { amount: "500" }, changed: "amount" },
  {
    address: link("/calculators/mortgage"),
    values: { amount: "5m", years: "20" },
    changed: "amount",
  },
  {
    address: link("/calculators/motor-insurance"),
    values: { ...car, insurer: insurer.id },
    changed: "sumInsured",
  },
])
  test(`${calculator.address}: the answer is in sight in every field, changes, and is heard once`, async ({
    page,
  }) => {
    await expectAnswerInSight(page, calculator);
    const figure = await answerBar(page).locator("dd").first().innerText();
    await calculatorForm(page).locator("[type=submit]").first().click();
    await expectHeard(page, figure);
  });

test("on a desk the sum of the converter is in sight as well", async ({ page }) => {
  await page.setViewportSize(desk);
  await page.goto(link("/forex-rates"));
  await calculatorForm(page).locator("[name=amount]").fill("500");
  await expect(answerBar(page).locator("dd").first()).toBeInViewport({ ratio: 1 });
});
