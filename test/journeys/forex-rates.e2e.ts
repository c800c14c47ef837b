import { expectNoBarriers } from "#test/support/browser/accessibility.ts";
import { link } from "#app/pages/link.ts";
import { formatRate, formatSum } from "#app/pages/tools/forex-rates/figures.ts";
import { convert, spreadPercent, treasuryThresholdUsd } from "#domain/money/currency.ts";
import { expectHeard } from "#test/support/browser/announcements.ts";
import { expect, test, withAndWithoutScript } from "#test/support/browser/shared-context.ts";
import { content, found } from "#test/support/content/content.ts";
import { phone } from "#test/support/site/site.ts";

const { forexRates, messages, exchangeRates } = content;
const { converter: texts, treasury } = forexRates;
const { rates, source } = exchangeRates;
const [, toTreasury = ""] = treasury.answer.split("{limit}");
const address = link("/forex-rates");

test("the board has every rate and its source, says that it is an example, and names no hour", async ({
  visitor,
}) => {
  const { text, texts: all } = await visitor.open(address);
  expect(all("main tbody tr > *:nth-child(n + 2)")).toEqual(
    rates.flatMap(({ buy, sell }) => [
      formatRate(buy),
      formatRate(sell),
      `${spreadPercent({ buy, sell }).toFixed(2)}%`,
    ]),
  );
  expect(text("main caption")).toBe(`${forexRates.board.caption} ${messages.specimen}`);
  expect(text("main")).toContain(source);
  expect(all("main time")).toEqual([]);
});

const dollar = found(rates.find(({ currency }) => currency === "USD"));
/** The second is large enough for the treasury. */
const needed = [treasuryThresholdUsd / 2, treasuryThresholdUsd * 1.5].map((amount) => ({
  amount: amount.toLocaleString("en"),
  ...convert(rates, dollar, "need", amount),
}));

withAndWithoutScript(() => {
  test("an amount is calculated from the URL, and a large one is referred to treasury", async ({
    page,
    javaScriptEnabled,
  }) => {
    const region = page.getByRole("region", { name: texts.title });
    await page.goto(address);
    await page.getByLabel(texts.direction).selectOption("need");
    await page.getByLabel(texts.currency, { exact: true }).selectOption(dollar.currency);
    for (const { amount, gets, gives, isForTreasury } of needed) {
      await page.getByLabel(texts.amount, { exact: true }).fill(amount);
      await page.getByRole("button", { name: texts.convert }).click();
      const query = new URLSearchParams({ direction: "need", currency: dollar.currency, amount });
      await expect(page).toHaveURL(({ search }) => search === `?${query}`);
      if (javaScriptEnabled) await expectHeard(page, `${texts.gets} ${formatSum(gets)}`);
      await expect(region).toContainText(`${texts.gets}${formatSum(gets)}`);
      await expect(region).toContainText(`${texts.gives}${formatSum(gives)}`);
      await expect(region.getByText(toTreasury)).toBeVisible({ visible: isForTreasury });
    }
  });
});

const wrong = [
  ["currency=USD&amount=", texts.errors.amount.missing],
  ["currency=USD&amount=lots", texts.errors.amount.notANumber],
  ["currency=XXX&amount=5", texts.errors.currency],
] as const;

test("an invalid amount gets an error, and is not cached", async ({ visitor }) => {
  for (const [query, error] of wrong) {
    const page = await visitor.open(`${address}?${query}`);
    expect(page.headers.get("Cache-Control")).toContain("no-store");
    expect(page.text("title")).toMatch(/^Error: /);
    expect(page.texts("main a")).toContain(error);
    expect(page.text("main")).not.toContain("NaN");
  }
});

test("the page of an invalid amount is accessible", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(`${address}?${wrong[1][0]}`);
  await expectNoBarriers(page);
});
