import { expect, test } from "vitest";
import { cpuMs } from "#test/support/programs/cpu-ms.ts";
import {
  parseTypedAmount,
  parseTypedRate,
  parseTypedYears,
  parseWholeMonths,
} from "./typed-number.ts";

const parsers = {
  amount: (typed: string) => parseTypedAmount(typed, { min: 1, max: 1_000_000_000 }),
  rate: (typed: string) => parseTypedRate(typed, { min: 0, max: 100 }),
  years: (typed: string) => parseTypedYears(typed, { min: 1, max: 40 }),
  months: (typed: string) => parseWholeMonths(typed, { min: 1, max: 480 }),
};

test.each([
  ["amount", "5000000", 5_000_000],
  ["amount", "5,000,000", 5_000_000],
  ["amount", "5 000 000", 5_000_000],
  ["amount", "5\u00a0000\u202f000", 5_000_000],
  ["amount", "5'000'000", 5_000_000],
  ["amount", "50,00,000", 5_000_000],
  ["amount", "kes5,000,000", 5_000_000],
  ["amount", "Kshs. 5,000,000", 5_000_000],
  ["amount", "Ksh 5,000,000/=", 5_000_000],
  ["amount", "5,000,000/-", 5_000_000],
  ["amount", "5,000,000 shillings", 5_000_000],
  ["amount", "5m", 5_000_000],
  ["amount", "KES 5M", 5_000_000],
  ["amount", "2.3 million", 2_300_000],
  ["amount", "500k", 500_000],
  ["amount", "500 thousand", 500_000],
  ["amount", "1bn", 1_000_000_000],
  ["amount", "3 mn", 3_000_000],
  ["amount", "1 billion", 1_000_000_000],
  ["amount", "1,499,999.50", 1_499_999.5],
  ["amount", "5000.", 5_000],
  ["amount", "5,000,000.00", 5_000_000],
  ["amount", "５，０００", 5_000],
  ["amount", "1,000,000,000", 1_000_000_000],
  ["rate", "13.5", 13.5],
  ["rate", "13.5%", 13.5],
  ["rate", " 13.5 % ", 13.5],
  ["rate", "14 percent", 14],
  ["rate", "14 per cent", 14],
  ["rate", "0", 0],
  ["rate", "-0", 0],
  ["rate", ".5", 0.5],
  ["rate", "100", 100],
  ["years", "20", 20],
  ["years", "20 years", 20],
  ["years", "1 year", 1],
  ["years", "20yrs", 20],
  ["years", "12.5", 12.5],
  ["years", "40", 40],
  ["months", "36", 36],
  ["months", "36 months", 36],
  ["months", "20 years", 240],
  ["months", "1.5 years", 18],
  ["months", "40 yrs", 480],
] as const)("as %s %j is %d", (parser, typed, value) => {
  expect(parsers[parser](typed)).toEqual({ ok: true, value });
});

test.each([
  ["amount", "", "missing"],
  ["amount", "   ", "missing"],
  ["amount", "KES", "missing"],
  ["amount", "Kshs. ", "missing"],
  ["amount", "0", "tooSmall"],
  ["amount", "0.99", "tooSmall"],
  ["amount", "-5", "tooSmall"],
  ["amount", "\u22125,000", "tooSmall"],
  ["amount", "1,000,000,000.01", "tooLarge"],
  ["amount", "2bn", "tooLarge"],
  ["amount", "9".repeat(400), "tooLarge"],
  ["amount", "five million", "notANumber"],
  ["amount", "5.000", "notANumber"],
  ["amount", "1.234", "notANumber"],
  ["amount", "1e6", "notANumber"],
  ["amount", "Infinity", "notANumber"],
  ["amount", "--5", "notANumber"],
  ["amount", "5-", "notANumber"],
  ["amount", "+5", "notANumber"],
  ["amount", ".", "notANumber"],
  ["amount", ",", "notANumber"],
  ["amount", "KES m", "notANumber"],
  ["amount", "5 constructor", "notANumber"],
  ["amount", "5%", "notANumber"],
  ["amount", "½", "notANumber"],
  ["rate", "", "missing"],
  ["rate", "%", "missing"],
  ["rate", "-1", "tooSmall"],
  ["rate", "100.01", "tooLarge"],
  ["rate", "1,5", "notANumber"],
  ["rate", "14%%", "notANumber"],
  ["rate", "5m", "notANumber"],
  ["rate", "1e1", "notANumber"],
  ["years", "", "missing"],
  ["years", "years", "missing"],
  ["years", "0", "tooSmall"],
  ["years", "41", "tooLarge"],
  ["years", "240 months", "notANumber"],
  ["years", "12,5", "notANumber"],
  ["months", "", "missing"],
  ["months", "36.5", "notANumber"],
  ["months", "0.3 years", "notANumber"],
  ["months", "0", "tooSmall"],
  ["months", "41 years", "tooLarge"],
] as const)("as %s %j is refused: %s", (parser, typed, reason) => {
  expect(parsers[parser](typed)).toEqual({ ok: false, reason });
});

test("a very long text is read in a moment", () => {
  const long = [" ".repeat(50_000) + "!", `5${" ".repeat(50_000)}!`, `${"5,".repeat(25_000)}!`];
  const ms = cpuMs(() => {
    for (const typed of long) expect(parsers.amount(typed).ok).toBe(false);
  });
  expect(ms).toBeLessThan(500);
});
