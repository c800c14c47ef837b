import { link } from "#app/pages/link.ts";
import { formatRate, formatSum } from "#app/pages/tools/forex-rates/figures.ts";
import { convert, spreadPercent, treasuryThresholdUsd } from "#domain/money/currency.ts";
import { findBarriers } from "#test/support/browser/accessibility.ts";
import { expectHeard } from "#test/support/browser/announcements.ts";
import { expect, test } from "#test/support/browser/shared-context.ts";
import { content, found } from "#test/support/content/content.ts";
import { fetchPage, test as plain } from "#test/support/browser/plain-visitor.ts";
import { phone } from "#test/support/site/site.ts";

const { forexRates, messages, exchangeRates } = content;
const { converter: texts, treasury } = forexRates;
const { rates, source } = exchangeRates;
const [, toTreasury = ""] = treasury.answer.split("{limit}");
const address = link("/forex-rates");

test("the board has every rate and its source, says that it is an example, and names no hour", async ({
  request,
}) => {
  const { text, texts: all } = await fetchPage(request, address);
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
  amount: String(amount),
  ...convert(rates, dollar, "need", amount),
}));

test("on a phone an amount is calculated from the URL, and a large one is referred to treasury", async ({
  page,
}) => {
  const region = page.getByRole("region", { name: texts.title });
  await page.setViewportSize(phone);
  await page.goto(address);
  await page.getByLabel(texts.direction).selectOption("need");
  await page.getByLabel(texts.currency, { exact: true }).selectOption(dollar.currency);
  for (const { amount, gets, gives, isForTreasury } of needed) {
    await page.getByLabel(texts.amount, { exact: true }).fill(amount);
    await page.getByRole("button", { name: texts.convert }).click();
    const typed = encodeURIComponent(Number(amount).toLocaleString("en"));
    await expect(page).toHaveURL(new RegExp(`direction=need&currency=USD&amount=${typed}\\b`));
    await expectHeard(page, `${texts.gets} ${formatSum(gets)}`);
    await expect(region).toContainText(`${texts.gets}${formatSum(gets)}`);
    await expect(region).toContainText(`${texts.gives}${formatSum(gives)}`);
    await expect(region.getByText(toTreasury)).toBeVisible({ visible: isForTreasury });
  }
});

plain(
  "without script too a sum is worked out, and a large one is sent to treasury",
  async ({ visitor }) => {
    const empty = await visitor.open(address);
    for (const { amount, gets, gives, isForTreasury } of needed) {
      const fields = { direction: "need", currency: dollar.currency, amount };
      const page = await visitor.send(empty, { button: texts.convert, fields });
      expect(page.address).toBe(`${address}?${new URLSearchParams(fields)}`);
      const answer = page.text();
      expect(answer).toContain(`${texts.gets}${formatSum(gets)}`);
      expect(answer).toContain(`${texts.gives}${formatSum(gives)}`);
      expect(answer.includes(toTreasury)).toBe(isForTreasury);
    }
  },
);

const wrong = [
  ["currency=USD&amount=", texts.errors.amount.missing],
  ["currency=USD&amount=lots", texts.errors.amount.notANumber],
  ["currency=XXX&amount=5", texts.errors.currency],
] as const;

test("an invalid amount gets an error, and is not cached", async ({ request }) => {
  for (const [query, error] of wrong) {
    const page = await fetchPage(request, `${address}?${query}`);
    expect(page.headers.get("Cache-Control")).toContain("no-store");
    expect(page.text("title")).toMatch(/^Error: /);
    expect(page.texts("main a")).toContain(error);
    expect(page.text("main")).not.toContain("NaN");
  }
});

test("the page of an invalid amount is accessible", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(`${address}?${wrong[1][0]}`);
  expect(await findBarriers(page)).toEqual([]);
});
