import { expect, test } from "../support/browser.ts";
import { content } from "../support/content.ts";

const { fields, form, answer, page: words } = content.loanCost;

test.use({ javaScriptEnabled: false });

test("from a product to what it costs, and to the spreadsheet", async ({ page }) => {
  await page.goto("/borrow/for-individuals/personal-loan");
  const main = page.getByRole("main");
  const file = main.getByRole("link", { name: answer.download });
  await expect(file).toHaveAttribute("href", /cost-of-credit\.xlsx\?product=personal-loan$/);
  await main.getByRole("link", { name: words.title }).click();
  await expect(main.getByLabel(fields.amount.label)).toHaveValue("7,000,000");
  await expect(main).toContainText(answer.empty);

  await main.getByLabel(fields.amount.label).fill("100,000");
  await main.getByLabel(fields.rate.label).fill("12");
  await main.getByLabel(fields.months.label).fill("12");
  await main.getByLabel(fields.commitment.label).fill("2");
  await main.getByRole("button", { name: form.submit }).click();
  // PMT(1%, 12, 100,000) is 8,884.88.
  await expect(main.getByRole("heading", { name: answer.monthly })).toContainText("8,885");
  await expect(main.getByRole("link", { name: answer.csv })).toHaveAttribute(
    "href",
    /loan-cost\.csv\?product=personal-loan&amount=100%2C000&/,
  );
  const received = page.waitForEvent("download");
  await main.getByRole("link", { name: answer.download }).click();
  expect((await received).suggestedFilename()).toBe("cost-of-credit-personal-loan.xlsx");
});

test("a loan's own limits hold", async ({ page }) => {
  await page.goto("/calculators/loan-cost?product=school-fees-loan&amount=90000&rate=14&months=4");
  await expect(page.getByRole("main").getByLabel(fields.months.label)).toHaveAccessibleDescription(
    /at most 3/,
  );
});

test("a loan that there is not is not found", async ({ page }) => {
  expect((await page.goto("/calculators/loan-cost?product=gold"))?.status()).toBe(404);
});
