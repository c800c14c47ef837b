import { expect, test } from "vitest";
import {
  areRatesStale,
  convert,
  type Direction,
  parseConversion,
  spreadPercent,
} from "./currency.ts";

const usd = { currency: "USD", buy: 127.8, sell: 130.6 };
const eur = { currency: "EUR", buy: 146.9, sell: 151.7 };
const zar = { currency: "ZAR", buy: 6.95, sell: 7.65 };
const rates = [usd, eur, zar];

test.each([
  [usd, 2.17],
  [eur, 3.22],
  [zar, 9.59],
  [{ buy: 100, sell: 100 }, 0],
])("the spread of %o is %d %%", (rate, percent) => {
  expect(spreadPercent(rate)).toBe(percent);
});

test.each([
  [usd, "bring", 100, [100, "USD"], [12_780, "KES"]],
  [usd, "need", 100, [13_060, "KES"], [100, "USD"]],
  [usd, "spend", 13_060, [13_060, "KES"], [100, "USD"]],
  [usd, "spend", 100_000, [100_000, "KES"], [765.7, "USD"]],
  // 0.35 x 6.95 is 2.4325; 1.1 x 6.95 is 7.645, which floating point puts just below half a cent.
  [zar, "bring", 1.1, [1.1, "ZAR"], [7.65, "KES"]],
  [zar, "bring", 0.35, [0.35, "ZAR"], [2.43, "KES"]],
  [eur, "need", 1_000_000_000, [151_700_000_000, "KES"], [1_000_000_000, "EUR"]],
] satisfies [typeof usd, Direction, number, [number, string], [number, string]][])(
  "%o: %s %d is converted",
  (rate, direction, amount, gives, gets) => {
    const made = convert(rates, rate, direction, amount);
    expect([made.gives.amount, made.gives.currency]).toEqual(gives);
    expect([made.gets.amount, made.gets.currency]).toEqual(gets);
    expect(made.rate).toBe(direction === "bring" ? rate.buy : rate.sell);
  },
);

test.each([
  [usd, "bring", 1000, false],
  [usd, "bring", 1000.01, true],
  [usd, "spend", 130_600, false],
  [usd, "spend", 130_602, true],
  // EUR 870 are KES 127,803, which are USD 1,000.02 at the buying rate.
  [eur, "bring", 869, false],
  [eur, "bring", 871, true],
  [zar, "need", 18_000, true],
] satisfies [typeof usd, Direction, number, boolean][])(
  "%o, %s %d gets treasury rates: %s",
  (rate, direction, amount, isForTreasury) => {
    expect(convert(rates, rate, direction, amount).isForTreasury).toBe(isForTreasury);
  },
);

test("without a dollar rate the threshold never applies", () => {
  expect(convert([eur], eur, "bring", 1_000_000).isForTreasury).toBe(false);
});

test.each(["500", "USD 500", "USD500", "$500", "500 usd", "500usd", "0.5k"])(
  "%s is read as an amount of dollars",
  (amount) => {
    const input = parseConversion({ currency: "USD", amount }, rates);
    expect(input.ok && input.conversion.gives).toEqual({ amount: 500, currency: "USD" });
  },
);

test.each(["KES 50,000", "50,000/=", "500 shillings", "€500", "EUR 500"])(
  "%s is refused as an amount of dollars",
  (amount) => {
    const input = parseConversion({ currency: "USD", amount }, rates);
    expect(input).toEqual({ ok: false, errors: { amount: "notANumber" } });
  },
);

test.each(["USD 500", "$500"])("%s is no amount of shillings to spend", (amount) => {
  const input = parseConversion({ currency: "USD", amount, direction: "spend" }, rates);
  expect(input).toEqual({ ok: false, errors: { amount: "notANumber" } });
});

test.each([
  [{ currency: "USD", amount: "" }, { amount: "missing" }],
  [{ currency: "USD", amount: "ten" }, { amount: "notANumber" }],
  [{ currency: "USD", amount: "-5" }, { amount: "tooSmall" }],
  [{ currency: "USD", amount: "2bn" }, { amount: "tooLarge" }],
  [{ currency: "JPY", amount: "5" }, { currency: true }],
  [{ currency: "USD", amount: "5", direction: "up" }, { direction: true }],
  [{}, { amount: "missing", currency: true }],
])("%o: %o", (sent, errors) => {
  expect(parseConversion(sent, rates)).toEqual({ ok: false, errors });
});

const friday = Date.parse("2026-11-20T12:00+03:00");
const holidays = new Map([["2026-11-23", "A holiday"]]);

test.each([
  ["2026-11-20T23:59", new Map(), false],
  ["2026-11-21T12:00", new Map(), false],
  ["2026-11-22T23:59", new Map(), false],
  ["2026-11-23T00:00", new Map(), true],
  ["2026-11-23T12:00", holidays, false],
  ["2026-11-24T00:00", holidays, true],
  ["2027-11-20T12:00", new Map(), true],
])(
  "rates taken on Friday 20 November at noon are stale at %s with %o: %s",
  (now, days, isStale) => {
    expect(areRatesStale(friday, Date.parse(`${now}+03:00`), days)).toBe(isStale);
  },
);
