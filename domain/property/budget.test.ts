import { expect, test } from "vitest";
import { isWithin, loanWithin, parseBudget } from "./budget.ts";

const none = {
  monthKes: undefined,
  cashKes: undefined,
  annualRatePercent: undefined,
  months: undefined,
  area: undefined,
};
const parse = (query: string) => parseBudget(new URLSearchParams(query));

test.each([
  ["", {}],
  ["month=60k&cash=+", { monthKes: 60_000 }],
  ["month=&cash=1.2m", { cashKes: 1_200_000 }],
  ["month=60k&rate=13.5&years=12.5", { monthKes: 60_000, annualRatePercent: 13.5, months: 150 }],
  ["month=60k&area=rural", { monthKes: 60_000, area: "rural" }],
  ["month=60k&area=x", { monthKes: 60_000 }],
  // The terms come from a calculator: invalid ones are replaced by the loan's own.
  ["month=60k&rate=x&years=0.3", { monthKes: 60_000 }],
])("%s is read", (query, budget) => {
  expect(parse(query)).toEqual({ budget: { ...none, ...budget }, errors: {} });
});

test.each([
  ["month=x&cash=-5", { month: "notANumber", cash: "tooSmall" }],
  ["month=999&cash=1,000,000,001", { month: "tooSmall", cash: "tooLarge" }],
])("%s has its errors at the fields", (query, errors) => {
  expect(parse(query)).toEqual({ budget: none, errors });
});

test.each([
  // Without the cash, nobody can tell whether the buyer can pay a larger deposit instead.
  [{ monthKes: 10_000 }, 1_000_000],
  [{ cashKes: 10_000 }, 1_000_000],
  // Ten instalments at no interest.
  [{ monthKes: 10_000, cashKes: 10_000 }, 100_000],
  [{ monthKes: 200_000, cashKes: 10_000 }, 1_000_000],
])("with a maximum loan of a million, %j uses a loan of %i", (amounts, loanKes) => {
  const terms = { annualRatePercent: 0, months: 10 };
  expect(loanWithin(1_000_000, { ...none, ...amounts }, terms)).toBe(loanKes);
});

test("the maximum loan is used if its instalment, rounded to the cent, equals the monthly budget", () => {
  // The instalment is 260,312.0046.
  const amounts = { ...none, monthKes: 260_312, cashKes: 9_000_000 };
  expect(loanWithin(11_250_000, amounts, { annualRatePercent: 13.75, months: 60 })).toBe(
    11_250_000,
  );
});

test.each([
  [{}, true],
  [{ monthKes: 500 }, true],
  [{ monthKes: 499 }, false],
  [{ monthKes: 500, cashKes: 899 }, false],
  [{ cashKes: 900 }, true],
])("500 a month and 900 on the first day are within %j: %s", (amounts, expected) => {
  const cost = { monthCents: 50_000, cashCents: 90_000 };
  expect(isWithin({ ...none, ...amounts }, cost)).toBe(expected);
});
