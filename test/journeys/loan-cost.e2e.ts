import { expect, test } from "../support/browser.ts";
import { content } from "../support/content.ts";

const { fields, form, answer, page: texts } = content.loanCost;
const example = String(content.homeCost.start.ratePercent);

test.use({ javaScriptEnabled: false });

test("from a product to what it costs, and to the spreadsheet", async ({ page }) => {
  await page.goto("/borrow/for-individuals/personal-loan");
  const main = page.getByRole("main");
  const file = main.getByRole("link", { name: answer.download });
  await expect(file).toHaveAttribute("href", /cost-of-credit\.xlsx\?product=personal-loan$/);
  await main.getByRole("link", { name: texts.title }).click();
  await expect(main.getByLabel(fields.amount.label)).toHaveValue("7,000,000");
  await expect(main.getByLabel(fields.rate.label)).toHaveValue(example);
  await expect(main).toContainText(form.noRate);

  await main.getByLabel(fields.amount.label).fill("100,000");
  await main.getByLabel(fields.rate.label).fill("12");
  await main.getByLabel(fields.months.label).fill("12");
  await main.getByText(form.charges, { exact: true }).click();
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

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("another loan keeps what was typed, and says what of it is outside its limits", async ({
      page,
    }) => {
      await page.goto("/calculators/loan-cost?product=personal-loan");
      const main = page.getByRole("main");
      const field = (name: keyof typeof fields) =>
        main.getByLabel(fields[name].label, { exact: true });
      const choose = async (loan: string) => {
        await main.getByLabel(form.choose, { exact: true }).selectOption(loan);
        await main.getByRole("button", { name: form.change }).click();
      };
      // The period stays as the loan has it: another loan has its own.
      await field("amount").fill("400,000");
      await field("rate").fill("13");
      await main.getByText(form.charges, { exact: true }).click();
      await field("legal").fill("5,000");
      await choose("home-loan");
      await expect(field("amount")).toHaveValue("400,000");
      await expect(field("rate")).toHaveValue("13");
      await expect(field("legal")).toHaveValue("5,000");
      await expect(field("months")).toHaveValue("240");
      await expect(main.getByRole("heading", { name: answer.monthly })).toBeVisible();
      await expect(main.getByRole("alert")).toHaveCount(0);

      await choose("mwana-biashara");
      await expect(field("amount")).toHaveValue("400,000");
      await expect(field("amount")).toHaveAccessibleDescription(/at most KES.350,000/);
      await expect(field("rate")).not.toHaveAttribute("aria-invalid");
      await expect(main).toContainText(answer.empty);

      await choose("affordable-housing");
      await expect(field("rate")).toHaveValue("13");
      await expect(field("rate")).toHaveAccessibleDescription(/HFC publishes 9/);
    });

    test("another loan does not take over what this one publishes, whichever button is pressed", async ({
      page,
    }) => {
      await page.goto("/calculators/loan-cost?product=affordable-housing");
      const main = page.getByRole("main");
      const rate = main.getByLabel(fields.rate.label, { exact: true });
      await expect(rate).not.toHaveValue("");
      await main.getByLabel(form.choose, { exact: true }).selectOption("personal-loan");
      await main.getByRole("button", { name: form.submit }).click();
      await expect(page).toHaveURL(/product=personal-loan/);
      await expect(rate).toHaveValue(example);
      await expect(rate).not.toHaveAttribute("aria-invalid");

      await main.getByLabel(form.choose, { exact: true }).selectOption("affordable-housing");
      await main.getByRole("button", { name: form.change }).click();
      await expect(page).toHaveURL(/product=affordable-housing/);
      await expect(rate).not.toHaveValue(example);
    });
  });
}

test("a loan's own limits hold", async ({ page }) => {
  await page.goto("/calculators/loan-cost?product=school-fees-loan&amount=90000&rate=14&months=4");
  await expect(page.getByRole("main").getByLabel(fields.months.label)).toHaveAccessibleDescription(
    /at most 3/,
  );
});

test("a loan that there is not is not found", async ({ page }) => {
  expect((await page.goto("/calculators/loan-cost?product=gold"))?.status()).toBe(404);
});
