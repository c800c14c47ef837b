import { depositReturn } from "#domain/deposits/deposit-return.ts";
import { formatMoney } from "#domain/money/money.ts";
import { depositOffers } from "#model/deposits/offers.ts";
import { expectHeard } from "#test/support/browser/announcements.ts";
import { expect, test } from "#test/support/browser/shared-context.ts";
import { content } from "#test/support/content/content.ts";
import { phone } from "#test/support/site/site.ts";

const texts = content.depositReturn;

test("on a phone a deposit's return after tax is calculated during typing, and on sending", async ({
  page,
}) => {
  const [offer] = depositOffers(content);
  if (!offer) throw new Error("There are no deposits");
  const { paid, taxPercent, label } = offer;
  const netOf = (annualRatePercent: number) => {
    const terms = { depositCents: 100_000_000, months: 12, annualRatePercent, taxPercent, paid };
    return formatMoney(depositReturn(terms).netCents / 100);
  };
  await page.setViewportSize(phone);
  await page.goto("/calculators/deposit-return");
  const main = page.getByRole("main");
  const cards = main.getByRole("article");
  await main.getByLabel(texts.fields.amount.label).fill("1,000,000");
  await main.getByLabel(texts.fields.months.label).fill("12");
  await main.getByLabel(label, { exact: true }).fill("9.6");
  await expect(cards.first()).toContainText(netOf(9.6));
  await main.getByLabel(label, { exact: true }).fill("8");
  // The answer is already there from typing, so the page is not loaded again.
  await main.getByRole("button", { name: texts.form.submit }).click();
  await expect(page).toHaveURL(/=8(?:&.*)?#answer$/);
  await expect(cards.first()).toContainText(netOf(8));
  await expectHeard(page, netOf(8), texts.answer.keep);
  await main.getByRole("button", { name: texts.form.submit }).click();
  await expectHeard(page, netOf(8), texts.answer.keep);
});
