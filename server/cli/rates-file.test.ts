import { expect, test } from "vitest";
import { parseMoment, parseRatesFile } from "./rates-file.ts";

const rates = [
  { currency: "USD", buy: 128.5, sell: 130.25 },
  { currency: "EUR", buy: 140, sell: 143 },
];

test.each([
  ["plain", "currency,buy,sell\nUSD,128.5,130.25\nEUR,140,143\n"],
  ["from Excel", "\ufeffCurrency,Buy,Sell\r\nusd, 128.5 ,130.25\r\n\r\nEUR,140,143"],
  ["in another order", 'sell,currency,buy\n"130.25",USD,"128.5"\n143,EUR,140'],
])("rates are read in the file's order: %s", (_, text) => {
  expect(parseRatesFile(text, "rates.csv")).toEqual({ rates, asOf: undefined });
});

test("one time applies to all rates", () => {
  const text = "currency,buy,sell,asOf\nUSD,128.5,130.25,2026-07-01T09:00:00+03:00\nEUR,140,143,";
  expect(parseRatesFile(text, "rates.csv")).toEqual({
    rates,
    asOf: Date.parse("2026-07-01T06:00:00Z"),
  });
});

test.each([
  ["currency,buy,sell\nUSD,130,129", "rates.csv:2 USD is bought for more than it is sold for"],
  ["currency,buy,sell\nUSD,1,2\nXQQ,1,2", "rates.csv:3 XQQ is no currency code of ISO 4217"],
  ["currency,buy,sell\n,1,2", "rates.csv:2 nothing is no currency code of ISO 4217"],
  ["currency,buy,sell\nKES,1,1", "rates.csv:2 KES is what the others are counted in"],
  ["currency,buy,sell\nUSD,1,2\nusd,1,2", "rates.csv:3 USD appears twice"],
  ["currency,buy,sell\nUSD,abc,2", "rates.csv:2 buy of USD is no number above 0"],
  ["currency,buy,sell\nUSD,1,", "rates.csv:2 sell of USD is no number above 0"],
  ["currency,buy,sell\nUSD,0,2", "rates.csv:2 buy of USD is no number above 0"],
  ["currency,buy,sell\nUSD,-1,2", "rates.csv:2 buy of USD is no number above 0"],
  ["currency,buy,sell\nUSD,1e3,2000", "rates.csv:2 buy of USD is no number above 0"],
  ['currency,buy,sell\nUSD,"1,293",2000', "rates.csv:2 buy of USD is no number above 0"],
  ["currency,buy,sell\nUSD,NaN,Infinity", "rates.csv:2 sell of USD is no number above 0"],
  ["currency,buy,sell", "rates.csv has no rates"],
  ["", "rates.csv has no rates"],
  ["currency,buy\nUSD,1", "rates.csv: the first line lacks sell"],
  ["currency,buy,sell,note\nUSD,1,2,x", "rates.csv: the first line has note"],
  ["currency,buy,sell\nUSD,1,2,3", "rates.csv: "],
  ['currency,buy,sell\n"USD,1,2', "rates.csv: "],
  [
    "currency,buy,sell,asOf\nUSD,1,2,2026-07-01\nEUR,1,2,2026-07-02",
    "rates.csv has more than one asOf",
  ],
  ["currency,buy,sell,asOf\nUSD,1,2,1 July", "rates.csv asOf: is a day such as"],
])("%j is refused", (text, reason) => {
  expect(() => parseRatesFile(text, "rates.csv")).toThrow(reason);
});

test("all mistakes are reported together", () => {
  const text = "currency,buy,sell\nUSD,2,1\nEUR,x,1\nGBP,1,2";
  expect(() => parseRatesFile(text, "rates.csv")).toThrow(
    "rates.csv:2 USD is bought for more than it is sold for\nrates.csv:3 buy of EUR is no number above 0",
  );
});

test.each([
  ["2026-07-01", "2026-06-30T21:00:00Z"],
  ["2026-07-01T00:00:00Z", "2026-07-01T00:00:00Z"],
])("%s is %s", (text, moment) => {
  expect(parseMoment(text)).toBe(Date.parse(moment));
});

test.each(["2026-02-30", "tomorrow", "2026-07-01T09:00", ""])("%j is no moment", (text) => {
  expect(parseMoment(text)).toBeUndefined();
});
