import { describe, expect, test } from "vitest";
import { affordability, ageCheck, dearerInstalments } from "./affordability.ts";

const terms = { annualRatePercent: 14, months: 240 };

describe("affordability", () => {
  test.each([
    { pay: 167_876, third: true, forty: true },
    { pay: 167_875, third: false, forty: true },
    { pay: 139_897, third: false, forty: true },
    { pay: 139_896, third: false, forty: false },
  ])("55,958.44 a month from net pay of $pay", ({ pay, third, forty }) => {
    const { views } = affordability(pay * 100, 5_595_844, terms);
    expect(views.map(({ isWithin }) => isWithin)).toEqual([third, forty]);
  });

  test("each share with the loan it repays", () => {
    const { percentOfPay, views } = affordability(15_000_000, 5_595_844, terms);
    expect(percentOfPay).toBeCloseTo(37.31, 2);
    expect(views.map(({ instalmentCents }) => instalmentCents)).toEqual([5_000_000, 6_000_000]);
    // 50,000 / 55,958.44 of 4.5M, and 60,000 / 55,958.44 of it.
    expect(views.map(({ loanCents }) => Math.round(loanCents / 1e5))).toEqual([4021, 4825]);
  });

  test.each([0, -1, NaN])("refuses net pay of %d", (pay) => {
    expect(() => affordability(pay, 100, terms)).toThrow(RangeError);
  });
});

describe("ageCheck", () => {
  test.each([
    { age: 40, months: 240, ageAtEnd: 60, employed: 240, selfEmployed: 300 },
    { age: 45, months: 240, ageAtEnd: 65, employed: 180, selfEmployed: 240 },
    { age: 63, months: 30, ageAtEnd: 65, employed: 0, selfEmployed: 24 },
  ])("$age years and $months months", ({ age, months, ageAtEnd, employed, selfEmployed }) => {
    expect(ageCheck(age, months)).toEqual({ ageAtEnd, monthsTo: { employed, selfEmployed } });
  });

  test.each([17, 101, 40.5, NaN])("refuses an age of %d", (age) => {
    expect(() => ageCheck(age, 12)).toThrow(RangeError);
  });
});

test("a rate 2 and 4 points higher", () => {
  // PMT(16%/12, 240, 4.5M) is 62,606.52 and PMT(18%/12, 240, 4.5M) is 69,449.02.
  const dearer = dearerInstalments({ loanCents: 450_000_000, ...terms });
  expect(dearer).toEqual([
    { annualRatePercent: 16, instalmentCents: 6_260_652 },
    { annualRatePercent: 18, instalmentCents: 6_944_902 },
  ]);
});
