import { expect, test } from "vitest";
import { succeeded } from "#test/support/succeeded.ts";
import { amortise } from "./amortisation.ts";
import { weaveCloth } from "./cloth.ts";

const monthsOf = (annualRatePercent: number, months: number) =>
  succeeded(amortise({ loanCents: 550_000_000, annualRatePercent, months })).schedule.months;

// 15 years at 13.5% repay 121,740 of 856,890 in the first year and 797,386 in the last: 5.7 and 37.2 of 40 threads.
test("the rows of a cloth follow from the published schedule", () => {
  const { unit, rows } = weaveCloth(monthsOf(13.5, 180));
  expect([unit, rows.length]).toEqual(["year", 30]);
  expect([rows[0], rows.at(-1)]).toMatchObject([
    { number: 1, threads: 6 },
    { number: 15, threads: 37 },
  ]);
});

test.each([
  { months: 37, last: [4, 1] },
  { months: 150, last: [13, 1] },
  { months: 151, last: [13, 2] },
])(
  "the rows of a cloth of $months months end with the year and its number of rows: $last",
  ({ months, last }) => {
    const { rows } = weaveCloth(monthsOf(12, months));
    const year = rows.at(-1)?.number;
    expect([year, rows.filter(({ number }) => number === year).length]).toEqual(last);
  },
);

test.each([1, 3, 36])("the rows of a cloth are months if the loan has %d", (months) => {
  const { unit, rows } = weaveCloth(monthsOf(12, months));
  expect(unit).toBe("month");
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: months }, (_, i) => i + 1));
});

// At a monthly rate r, with n payments left, the payment's principal share is (1 + r) ** -n: above a half for n below
// ln 2 / ln (1 + r).
test.each([
  { rate: 13.5, months: 180, turn: 120 },
  { rate: 14, months: 240, turn: 182 },
  { rate: 12, months: 60, turn: 1 },
  { rate: 0, months: 120, turn: 1 },
  { rate: 60, months: 24, turn: 11 },
])("the turn at $rate% over $months months is payment $turn", ({ rate, months, turn }) => {
  expect(weaveCloth(monthsOf(rate, months)).turn).toBe(turn);
});

test("the turn is undefined if interest takes more than half of every payment", () => {
  const month = { instalmentCents: 100, interestCents: 60, principalCents: 40, balanceCents: 0 };
  expect(weaveCloth([{ number: 1, ...month }]).turn).toBeUndefined();
});
