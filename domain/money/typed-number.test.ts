import { describe, expect, test } from "vitest";
import { cpuMs } from "#test/support/programs/cpu-ms.ts";
import {
  parseTypedAmount,
  parseTypedRate,
  parseTypedYears,
  parseWholeMonths,
} from "./typed-number.ts";

const amountBounds = { min: 1, max: 1_000_000_000 };
const rateBounds = { min: 0, max: 100 };
const yearsBounds = { min: 1, max: 40 };

describe("parseTypedAmount", () => {
  test.each([
    ["5000000", 5_000_000],
    ["5,000,000", 5_000_000],
    ["5 000 000", 5_000_000],
    ["5\u00a0000\u202f000", 5_000_000],
    ["5'000'000", 5_000_000],
    ["50,00,000", 5_000_000],
    ["kes5,000,000", 5_000_000],
    ["Kshs. 5,000,000", 5_000_000],
    ["Ksh 5,000,000/=", 5_000_000],
    ["5,000,000/-", 5_000_000],
    ["5,000,000 shillings", 5_000_000],
    ["5m", 5_000_000],
    ["KES 5M", 5_000_000],
    ["2.3 million", 2_300_000],
    ["500k", 500_000],
    ["500 thousand", 500_000],
    ["1bn", 1_000_000_000],
    ["3 mn", 3_000_000],
    ["1 billion", 1_000_000_000],
    ["1,499,999.50", 1_499_999.5],
    ["5000.", 5_000],
    ["5,000,000.00", 5_000_000],
    ["５，０００", 5_000],
    ["1,000,000,000", 1_000_000_000],
  ])("%j is %d", (typed, value) => {
    expect(parseTypedAmount(typed, amountBounds)).toEqual({ ok: true, value });
  });

  test.each([
    ["", "missing"],
    ["   ", "missing"],
    ["KES", "missing"],
    ["Kshs. ", "missing"],
    ["0", "tooSmall"],
    ["0.99", "tooSmall"],
    ["-5", "tooSmall"],
    ["\u22125,000", "tooSmall"],
    ["1,000,000,000.01", "tooLarge"],
    ["2bn", "tooLarge"],
    ["9".repeat(400), "tooLarge"],
    ["five million", "notANumber"],
    ["5.000", "notANumber"],
    ["1.234", "notANumber"],
    ["1e6", "notANumber"],
    ["Infinity", "notANumber"],
    ["--5", "notANumber"],
    ["5-", "notANumber"],
    ["+5", "notANumber"],
    [".", "notANumber"],
    [",", "notANumber"],
    ["KES m", "notANumber"],
    ["5 constructor", "notANumber"],
    ["5%", "notANumber"],
    ["½", "notANumber"],
  ])("%j is %s", (typed, reason) => {
    expect(parseTypedAmount(typed, amountBounds)).toEqual({ ok: false, reason });
  });

  test("a very long text is read in a moment", () => {
    const long = [" ".repeat(50_000) + "!", `5${" ".repeat(50_000)}!`, `${"5,".repeat(25_000)}!`];
    const ms = cpuMs(() => {
      for (const typed of long) expect(parseTypedAmount(typed, amountBounds).ok).toBe(false);
    });
    expect(ms).toBeLessThan(500);
  });
});

describe("parseTypedRate", () => {
  test.each([
    ["13.5", 13.5],
    ["13.5%", 13.5],
    [" 13.5 % ", 13.5],
    ["14 percent", 14],
    ["14 per cent", 14],
    ["0", 0],
    ["-0", 0],
    [".5", 0.5],
    ["100", 100],
  ])("%j is %d", (typed, value) => {
    expect(parseTypedRate(typed, rateBounds)).toEqual({ ok: true, value });
  });

  test.each([
    ["", "missing"],
    ["%", "missing"],
    ["-1", "tooSmall"],
    ["100.01", "tooLarge"],
    ["1,5", "notANumber"],
    ["14%%", "notANumber"],
    ["5m", "notANumber"],
    ["1e1", "notANumber"],
  ])("%j is %s", (typed, reason) => {
    expect(parseTypedRate(typed, rateBounds)).toEqual({ ok: false, reason });
  });
});

describe("parseTypedYears", () => {
  test.each([
    ["20", 20],
    ["20 years", 20],
    ["1 year", 1],
    ["20yrs", 20],
    ["12.5", 12.5],
    ["40", 40],
  ])("%j is %d", (typed, value) => {
    expect(parseTypedYears(typed, yearsBounds)).toEqual({ ok: true, value });
  });

  test.each([
    ["", "missing"],
    ["years", "missing"],
    ["0", "tooSmall"],
    ["41", "tooLarge"],
    ["240 months", "notANumber"],
    ["12,5", "notANumber"],
  ])("%j is %s", (typed, reason) => {
    expect(parseTypedYears(typed, yearsBounds)).toEqual({ ok: false, reason });
  });
});

describe("parseWholeMonths", () => {
  const bounds = { min: 1, max: 480 };
  test.each([
    ["36", 36],
    ["36 months", 36],
    ["20 years", 240],
    ["1.5 years", 18],
    ["40 yrs", 480],
  ])("%s", (typed, value) => {
    expect(parseWholeMonths(typed, bounds)).toEqual({ ok: true, value });
  });

  test.each([
    ["", "missing"],
    ["36.5", "notANumber"],
    ["0.3 years", "notANumber"],
    ["0", "tooSmall"],
    ["41 years", "tooLarge"],
  ])("%s is refused", (typed, reason) => {
    expect(parseWholeMonths(typed, bounds)).toEqual({ ok: false, reason });
  });
});
