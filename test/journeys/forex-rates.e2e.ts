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

test("the page of an invalid amount names the error, is accessible, and is not cached", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const response = await page.goto(`${address}?currency=USD&amount=lots`);
  expect(response?.headers()["cache-control"]).toContain("no-store");
  await expect(page).toHaveTitle(/^Error: /);
  const error = texts.errors.amount.notANumber;
  await expect(page.getByRole("main").getByRole("link", { name: error })).toBeVisible();
  await expectNoBarriers(page);
});
