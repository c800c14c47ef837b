import { loanOffers } from "#model/loans/loan-offers.ts";
import { expectHeard } from "#test/support/browser/announcements.ts";
import { expect, test } from "#test/support/browser/shared-context.ts";
import { content, found } from "#test/support/content/content.ts";
import { pressAndLoad } from "#test/support/browser/press-and-load.ts";
import { phone } from "#test/support/site/site.ts";

const { page: texts, fields, form, answer } = content.loanCost;

test("on a phone another loan keeps the input, and the spreadsheet downloads", async ({ page }) => {
  const [loan, other] = loanOffers(content).map(({ id }) => id);
  await page.setViewportSize(phone);
  await page.goto(`/calculators/loan-cost?product=${loan}`);
  const main = page.getByRole("main");
  const field = (name: keyof typeof fields) => main.getByLabel(fields[name].label, { exact: true });
  await field("amount").fill("400,000");
  await field("rate").fill("13");
  await main.getByText(form.charges, { exact: true }).click();
  await field("legal").fill("5,000");
  await main.getByLabel(form.choose, { exact: true }).selectOption(found(other));
  await pressAndLoad(main.getByRole("button", { name: form.change }));
  await expect(page).toHaveURL(new RegExp(`product=${other}`));
  await expect(field("amount")).toHaveValue("400,000");
  await expect(field("rate")).toHaveValue("13");
  await expect(field("legal")).toHaveValue("5,000");
  await expect(main.getByRole("heading", { name: answer.monthly })).toBeVisible();
  await expectHeard(page, `${texts.title}: ${answer.monthly}`);

  const fetchedAhead: string[] = [];
  page.on("request", (request) => {
    if (!request.isNavigationRequest()) fetchedAhead.push(request.url());
  });
  const received = page.waitForEvent("download");
  await main.getByRole("link", { name: answer.download }).click();
  expect((await received).suggestedFilename()).toBe(`cost-of-credit-${other}.xlsx`);
  expect(fetchedAhead).toEqual([]);
});
