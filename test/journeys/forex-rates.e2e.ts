import { expect, test } from "../support/browser.ts";
import { content } from "../support/content.ts";
import { desk, phone } from "../support/site.ts";
import { findBarriers } from "../support/accessibility.ts";

const { forexRates, specimenExchangeRates } = content;
const { answer } = forexRates.treasury;
const treasury = answer.slice(answer.indexOf("}. ") + 3);

test("the board has every rate and its source, says that it is an example, and names no hour", async ({
  page,
}) => {
  await page.goto("/forex-rates");
  const board = page.getByRole("table", { name: forexRates.board.caption });
  await expect(board.getByRole("row")).toHaveCount(specimenExchangeRates.rates.length + 1);
  await expect(board.getByRole("row", { name: "USD" })).toHaveText(/127\.80.*130\.60.*2\.17%/);
  await expect(board).toContainText("Specimen");
  await expect(page.getByRole("main")).toContainText(specimenExchangeRates.source);
  await expect(page.getByRole("main").locator("time")).toHaveCount(0);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: javaScriptEnabled ? desk : phone });

    test("a sum is worked out by its address, and a large one is sent to treasury", async ({
      page,
    }) => {
      await page.goto("/forex-rates");
      await page.getByLabel("What you want to do").selectOption("need");
      await page.getByLabel("Foreign currency", { exact: true }).selectOption("EUR");
      await page.getByLabel("Amount").fill("500");
      await page.getByRole("button", { name: "Work it out" }).click();
      await expect(page).toHaveURL(/direction=need&currency=EUR&amount=500/);
      const converter = page.getByRole("region", { name: "Work out a sum" });
      await expect(converter).toContainText(/You get\s*EUR\s500/);
      await expect(converter).toContainText(/You give\s*KES\s75,850/);
      await expect(converter).not.toContainText(treasury);

      await page.getByLabel("Amount").fill("1,500");
      await page.getByRole("button", { name: "Work it out" }).click();
      await expect(converter).toContainText(/KES\s227,550/);
      await expect(converter).toContainText(treasury);
    });
  });
}

for (const [query, text] of [
  ["currency=USD&amount=", forexRates.converter.errors.amount.missing],
  ["currency=USD&amount=lots", forexRates.converter.errors.amount.notANumber],
  ["currency=XXX&amount=5", forexRates.converter.errors.currency],
] as const) {
  test(`?${query} says what is wrong, soundly for everyone`, async ({ page }) => {
    await page.setViewportSize(phone);
    const response = await page.goto(`/forex-rates?${query}`);
    expect(response?.headers()["cache-control"]).toContain("no-store");
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.getByRole("link", { name: text })).toBeVisible();
    await expect(page.getByRole("main")).not.toContainText("NaN");
    expect(await findBarriers(page)).toEqual([]);
  });
}
