import { desk, phone } from "../support/site.ts";
import { expect, test } from "../support/browser.ts";
import { content } from "../support/content.ts";

const texts = content.depositReturn;
const address = "/calculators/deposit-return";

for (const [viewport, javaScriptEnabled] of [
  [phone, false],
  [desk, true],
] as const) {
  test.describe(`at ${viewport.width} px, JavaScript ${javaScriptEnabled}`, () => {
    test.use({ viewport, javaScriptEnabled });

    test("a bond at a lower rate leaves more than a deposit, after tax", async ({ page }) => {
      await page.goto("/calculators");
      const main = page.getByRole("main");
      await main.getByRole("link", { name: texts.page.title }).click();
      await main.getByLabel(texts.fields.amount.label).fill("1,000,000");
      await main.getByLabel(texts.fields.months.label).fill("12");
      await main.getByLabel("Fixed term deposit").fill("10");
      await main.getByLabel("Housing development bond").fill("9.6");
      await main.getByRole("button", { name: texts.form.submit }).click();

      const cards = main.getByRole("article");
      await expect(cards.getByRole("heading")).toHaveText([
        "Housing development bond",
        "Fixed term deposit",
      ]);
      // 96,000 less 10%, and 100,000 less 15%.
      await expect(cards.nth(0)).toContainText("86,400");
      await expect(cards.nth(1)).toContainText("85,000");

      await main.getByLabel(texts.form.taxed).selectOption("other");
      await main.getByRole("button", { name: texts.form.submit }).click();
      await expect(cards.nth(0)).toContainText("85,000");
      await expect(cards.nth(1)).toContainText("81,600");
    });
  });
}

test("without a rate there is a word and not a sum", async ({ page }) => {
  await page.goto(`${address}?amount=abc&months=12`);
  const main = page.getByRole("main");
  await main.getByRole("link", { name: texts.errors.noRate }).click();
  await expect(main.getByLabel("Fixed term deposit")).toBeFocused();
  await expect(main.getByLabel(texts.fields.amount.label)).toHaveValue("abc");
  await expect(main.getByRole("article")).toHaveCount(0);
});

test("a sum below the bond's minimum and interest above its ceiling have a notice", async ({
  page,
}) => {
  await page.goto(`${address}?amount=49,999&months=12&bond=10`);
  await expect(page.getByRole("article")).toContainText(/KES\u00a050,000/);
  await page.goto(`${address}?amount=10m&months=12&bond=10`);
  // A million of interest: 30,000 on the first 300,000 and 105,000 on the rest.
  await expect(page.getByRole("article")).toContainText(/865,000/);
});
