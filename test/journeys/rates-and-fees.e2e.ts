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

for (const viewport of [phone, { ...desk, height: 800 }]) {
  test(`five prices and more are in the first screen of ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto("/rates-and-fees");
    const asked = page.getByRole("region", { name: texts.askedMost.title });
    const seen = await asked.locator("dd").evaluateAll(
      (figures) =>
        figures.filter((figure) => {
          const { top, bottom, left, width } = figure.getBoundingClientRect();
          const middle = left + width / 2;
          return [top + 2, bottom - 2].every((y) =>
            figure.contains(document.elementFromPoint(middle, y)),
          );
        }).length,
    );
    expect(seen).toBeGreaterThanOrEqual(5);
  });
}

test("a price that is not published leads to the form of its product", async ({ page }) => {
  await page.goto("/rates-and-fees");
  const asked = page.getByRole("region", { name: texts.askedMost.title });
  const unpublished = asked.locator("dl > div").filter({ hasText: content.prices.unpublished });
  await unpublished.first().getByRole("link", { name: content.prices.ask }).click();
  await expect(page).toHaveURL(/#enquiry$/);
  await expect(page.locator("#enquiry")).toBeInViewport();
});

test("the kinds of loan without a price are named, and no table is empty", async ({ page }) => {
  await page.goto("/rates-and-fees");
  const loans = page.getByRole("region", { name: texts.loans.title });
  await expect(loans).toContainText(texts.loans.blankNote);
  await expect(loans.getByRole("listitem")).toHaveText(
    content.loanPricing.classes.map(({ name }) => name),
  );
  await expect(loans.getByRole("table")).toHaveCount(0);
});

test("the downloads hold every figure that the page shows", async ({ page, request }) => {
  await page.goto("/rates-and-fees");
  await page.getByRole("link", { name: texts.all }).click();
  // The table arrives in pieces: all of it has with the page's load.
  await page.waitForURL("/rates-and-fees?family=all");
  const shown = await page.getByRole("main").locator("th[scope=row] + td").count();
  const csv = await request.get("/rates-and-fees/prices.csv");
  expect(csv.headers()["content-type"]).toContain("text/csv");
  const rows: unknown[] = parse(await csv.text(), { bom: true, columns: true });
  expect(rows).toHaveLength(shown);
  const json = await request.get("/rates-and-fees/prices.json");
  expect(await json.json()).toMatchObject({
    checkedOn: texts.checkedOn,
    loanPricing: { reference: { percent: null } },
    figures: { length: rows.length },
  });
});

test("an address below it that nobody made is not found", async ({ page }) => {
  const response = await page.goto("/rates-and-fees/prices.pdf");
  expect(response?.status()).toBe(404);
});
