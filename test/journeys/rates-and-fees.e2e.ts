import { parse } from "csv-parse/sync";
import { expect, test } from "../support/browser.ts";
import { content } from "../support/content.ts";
import { desk, phone } from "../support/site.ts";

const texts = content.ratesAndFees;

for (const [viewport, javaScriptEnabled] of [
  [phone, false],
  [desk, true],
] as const) {
  test.describe(`at ${viewport.width} px, JavaScript ${javaScriptEnabled}`, () => {
    test.use({ viewport, javaScriptEnabled });

    test("a fee is found by its name and leads to its product", async ({ page }) => {
      await page.goto("/rates-and-fees");
      const main = page.getByRole("main");
      await expect(main.getByRole("row", { name: /Home and property/ })).toContainText(
        texts.loans.blank,
      );
      await main.getByLabel(texts.term).fill("ledger");
      await main.getByRole("button", { name: texts.show }).click();
      await expect(page).toHaveURL("/rates-and-fees?term=ledger&family=all");
      const fee = main.getByRole("row", { name: /^Ledger fee KES/ });
      await expect(fee.filter({ hasText: "360 a month" })).toHaveCount(1);
      await expect(main.getByRole("row", { name: /Commitment fee/ })).toHaveCount(0);
      await main.getByRole("link", { name: "SME Biz Account" }).click();
      await expect(page).toHaveURL("/save-invest/for-business/sme-biz-account");
    });
  });
}

test("the downloads hold every figure that the page shows", async ({ page, request }) => {
  await page.goto("/rates-and-fees");
  await page.getByRole("link", { name: texts.all }).click();
  const shown = await page.getByRole("main").locator("th[scope=row] + td").count();
  const csv = await request.get("/rates-and-fees/prices.csv");
  expect(csv.headers()["content-type"]).toContain("text/csv");
  const rows: unknown[] = parse(await csv.text(), { bom: true, columns: true });
  expect(rows).toHaveLength(shown);
  const json = await request.get("/rates-and-fees/prices.json");
  expect(await json.json()).toMatchObject({
    checkedOn: texts.checkedOn,
    loanPricing: { kesonia: { percent: null } },
    figures: { length: rows.length },
  });
});

test("an address below it that nobody made is not found", async ({ page }) => {
  const response = await page.goto("/rates-and-fees/prices.pdf");
  expect(response?.status()).toBe(404);
});
