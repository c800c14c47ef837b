import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser.ts";
import { content } from "../support/content.ts";

const { fields, charges, dayOne, pay, share, form, errors } = content.homeCost;
const main = (page: Page) => page.getByRole("main");
const field = (page: Page, name: keyof typeof fields) =>
  main(page).getByLabel(fields[name].label, { exact: true });
const headline = (page: Page) => main(page).getByRole("heading", { name: dayOne.title });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

  test("a buyer sees the cash of day one, what pay carries, and the months of a year", async ({
    page,
  }) => {
    await page.goto("/calculators/home-cost");
    await expect(headline(page)).toContainText("KES\u00a01,020,600");
    await field(page, "price").fill("8m");
    await field(page, "rate").fill("13.5");
    await main(page).getByText(form.pay, { exact: true }).click();
    await field(page, "netPay").fill("300,000");
    await field(page, "age").fill("45");
    await main(page).getByRole("button", { name: form.submit }).click();
    // Deposit 800,000, fee 108,000 and its duty 21,600, valuation 40,000, stamp duty 320,000; legal 145,000 to 160,000
    // for the transfer and 115,750 for the charge, with VAT on both.
    await expect(headline(page)).toContainText("KES\u00a01,592,070 to 1,609,470");
    const costs = main(page).getByRole("table", { name: dayOne.caption });
    await expect(costs.getByRole("row", { name: charges.legalFees })).toContainText(
      "145,000 to 160,000",
    );
    await expect(costs.getByRole("row", { name: charges.chargeLegalFees })).toContainText(
      "115,750",
    );
    await expect(costs.getByRole("row", { name: charges.legalVat })).toContainText(
      "41,720 to 44,120",
    );
    await expect(main(page).getByRole("heading", { name: pay.title })).toBeVisible();

    await main(page).getByText("Year 2: months 13 to 24").click();
    await main(page).getByRole("link", { name: "Show the months of year 2" }).click();
    const months = main(page).getByRole("table", { name: /^Year 2 by months/ });
    await expect(months.getByRole("row")).toHaveCount(13);
    await expect(headline(page)).toContainText("KES\u00a01,592,070");

    const links = main(page).getByRole("link", { name: new RegExp(share.whatsapp) });
    expect(decodeURIComponent((await links.getAttribute("href")) ?? "")).not.toMatch(/netPay|age=/);
  });

  test("what cannot be read is said by its field", async ({ page }) => {
    await page.goto("/calculators/home-cost?price=5000000&deposit=9m&rate=x&years=20");
    await expect(page).toHaveTitle(/^Error: /);
    await expect(field(page, "deposit")).toHaveAccessibleDescription(
      new RegExp(errors.notBelowPrice.slice(0, 40)),
    );
    await expect(field(page, "rate")).toHaveAttribute("aria-invalid", "true");
    await expect(main(page)).not.toContainText(/NaN|Infinity/);
  });

  test("extreme figures get words", async ({ page }) => {
    await page.goto("/calculators/home-cost?price=5000000&rate=100&years=40");
    await expect(field(page, "years")).toHaveAccessibleDescription(
      new RegExp(errors.neverRepaid.slice(0, 30)),
    );
  });
});

test("it answers as it is typed in, keeps pay out of the address, and makes months on opening", async ({
  page,
}) => {
  await page.goto("/calculators/home-cost");
  await main(page).getByText(form.pay, { exact: true }).click();
  await field(page, "netPay").fill("200000");
  await expect(main(page).getByRole("heading", { name: pay.title })).toBeVisible();
  await field(page, "area").selectOption("rural");
  await expect(headline(page)).toContainText("KES\u00a0920,600");
  await field(page, "age").focus();
  await expect(page).toHaveURL(/area=rural/);
  expect(page.url()).not.toContain("netPay");

  const months = main(page).getByRole("table", { name: /^Year 20 by months/ });
  await main(page).getByText("Year 20: months 229 to 240").click();
  await expect(months.getByRole("row")).toHaveCount(13);
  await expect(months.getByRole("cell", { name: "0.00" })).toHaveCount(1);
});
