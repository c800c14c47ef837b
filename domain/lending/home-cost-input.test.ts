import { expect, test } from "vitest";
import { succeeded } from "#test/support/succeeded.ts";
import { homeBasis as basis } from "#test/support/content/home-basis.ts";
import { seededRandom } from "#test/support/seeded-random.ts";
import { amortise } from "./amortisation.ts";
import {
  depositBesideKes,
  leastDepositKes,
  leastDepositPercent,
  parseHomeInput,
} from "./home-cost-input.ts";
import { exactMonthlyInstalmentKes } from "./mortgage.ts";
import { heldFields } from "#domain/forms/typed-fields.ts";

const read = (query: string) => parseHomeInput(new URLSearchParams(query), basis);

const requestOf = (query: string) => succeeded(read(query)).request;

test("a field that is not sent defaults to the bank's published value, or is left out if there is none", () => {
  expect(requestOf("")).toEqual({
    know: "price",
    area: "urban",
    home: {
      priceCents: 500_000_000,
      depositCents: 50_000_000,
      annualRatePercent: 14,
      months: 240,
      commitmentFeePercent: 1.5,
      exciseDutyPercent: 20,
      valuationPercent: undefined,
      legalFeesPercent: { from: 1, to: 2 },
      // The scale for a loan of 4.5 million.
      chargeLegalCents: 8_500_000,
      legalVatPercent: 16,
      stampDutyPercent: 4,
      chargeDutyPercent: undefined,
      insuranceYearlyCents: undefined,
    },
    leastDepositCents: 50_000_000,
  });
  expect(heldFields(new URLSearchParams("price=7m&rate="), basis.defaults)).toEqual({
    ...basis.defaults,
    price: "7m",
    rate: "",
  });
});

test("everything that is sent is taken, amounts in cents", () => {
  const request = requestOf(
    "price=8m&deposit=2.5m&rate=13.25&years=12.5&area=rural&commitment=&excise=16&valuation=0.25" +
      "&legalFrom=1.5&legalTo=1.5&legalCharge=70k&chargeDuty=0.1&insurance=32,000.50",
  );
  expect(request).toEqual({
    know: "price",
    area: "rural",
    home: {
      priceCents: 800_000_000,
      depositCents: 250_000_000,
      annualRatePercent: 13.25,
      months: 150,
      commitmentFeePercent: undefined,
      exciseDutyPercent: 16,
      valuationPercent: 0.25,
      legalFeesPercent: { from: 1.5, to: 1.5 },
      chargeLegalCents: 7_000_000,
      legalVatPercent: 16,
      stampDutyPercent: 2,
      chargeDutyPercent: 0.1,
      insuranceYearlyCents: 3_200_050,
    },
    leastDepositCents: 80_000_000,
  });
});

test.each([
  ["legalFrom=1&legalTo=", { from: 1, to: 1 }],
  ["legalFrom=&legalTo=2", { from: 2, to: 2 }],
  // Only the advocates' scale, the legal minimum, is left.
  ["legalFrom=&legalTo=", { from: 0, to: 0 }],
])("one end of the legal fees counts as both: %s", (query, fees) => {
  expect(requestOf(query).home.legalFeesPercent).toEqual(fees);
});

test("a deposit may be nothing, and a transfer free of duty", () => {
  const { home } = requestOf("deposit=0&area=exempt");
  expect([home.depositCents, home.stampDutyPercent]).toEqual([0, undefined]);
});

test.each([
  // The minimum deposit: 10% of the resulting price.
  ["loan=7.2m", { priceCents: 800_000_000, depositCents: 80_000_000 }],
  ["loan=1,000,000", { priceCents: 111_111_200, depositCents: 11_111_200 }],
  ["loan=100,000.50&price=x", { priceCents: 11_111_250, depositCents: 1_111_200 }],
  // A typed deposit is added as it is, even if below the minimum.
  ["loan=7.2m&deposit=1.3m", { priceCents: 850_000_000, depositCents: 130_000_000 }],
  ["loan=7.2m&deposit=0", { priceCents: 720_000_000, depositCents: 0 }],
])("from a known loan: %s gives its price and deposit", (query, home) => {
  expect(requestOf(`know=loan&${query}`)).toMatchObject({ know: "loan", home });
});

test.each([
  ["know=loan&loan=", { loan: "missing" }],
  ["know=loan&loan=99,999", { loan: "tooSmall" }],
  ["know=loan&loan=1,000,000,001", { loan: "tooLarge" }],
  // The price would exceed the maximum.
  ["know=loan&loan=999,999,999", { loan: "tooLarge" }],
  ["know=loan&loan=1m&deposit=x", { deposit: "notANumber" }],
  ["know=pay&loan=x", { know: "unknown" }],
])("from a known loan: %s is reported at its field", (query, errors) => {
  expect(read(query)).toEqual({ ok: false, errors });
});

test("from a known loan: the loan is not read where the price is known", () => {
  expect(requestOf("know=price&loan=x").home.priceCents).toBe(500_000_000);
});

test.each([90, 88.1, 66.67, 100])(
  "from a known loan: at %d percent lent the deposit beside a loan is the minimum",
  (percent) => {
    for (const loan of [100_000, 100_001, 1_234_567, 899_999_999.99]) {
      const deposit = depositBesideKes(loan, lending(percent));
      expect(deposit).toBeGreaterThanOrEqual(leastDepositKes(loan + deposit, lending(percent)));
      expect(deposit).toBeLessThanOrEqual(leastDepositKes(loan + deposit, lending(percent)) + 1);
    }
  },
);

test.each([
  // 240 instalments at no interest.
  ["month=30,000&rate=0", { priceCents: 800_000_000, depositCents: 80_000_000 }],
  ["month=30,000&rate=0&deposit=1.3m", { priceCents: 850_000_000, depositCents: 130_000_000 }],
])("from a known monthly repayment: %s gives the price and deposit", (query, home) => {
  expect(requestOf(`know=month&${query}`)).toMatchObject({ know: "month", home });
});

test.each(["12,345.67", "55,958.44", "1m"])(
  "from a known monthly repayment: the loan's instalment never exceeds %s a month",
  (month) => {
    const { home } = requestOf(`know=month&month=${month}`);
    const amortised = amortise({ ...home, loanCents: home.priceCents - home.depositCents });
    const cents = 100 * Number(month.replace("m", "000000").replaceAll(",", ""));
    expect(amortised.ok && amortised.schedule.instalmentCents).toBeLessThanOrEqual(cents);
    // A shilling of the loan adds just over a cent to the instalment.
    expect(amortised.ok && amortised.schedule.instalmentCents).toBeGreaterThan(cents - 3);
  },
);

test.each([
  ["month=", { month: "missing" }],
  ["month=x", { month: "notANumber" }],
  ["month=0", { month: "tooSmall" }],
  ["month=-5", { month: "tooSmall" }],
  ["month=1,243", { month: "beyondLoans" }],
  ["month=12m", { month: "beyondLoans" }],
  ["month=20m", { month: "beyondLoans" }],
  ["month=x&rate=x", { month: "notANumber", rate: "notANumber" }],
  // The loan depends on the rate: the month cannot be judged yet.
  ["month=1&rate=x", { rate: "notANumber" }],
  ["month=1&years=1.3", { years: "notWholeMonths" }],
])("from a known monthly repayment: %s is reported at the field", (query, errors) => {
  expect(read(`know=month&${query}`)).toEqual({ ok: false, errors });
});

test("10,000 random homes cost the same by price, by loan and by a month's repayment", () => {
  const { between } = seededRandom("homes by price, loan and month");
  const whole = (low: number, high: number) => Math.floor(between(low, high));
  const homes = Array.from({ length: 10_000 }, () => {
    const price = whole(250_000, 50_000_000);
    const terms = { annualRatePercent: whole(0, 3000) / 100, months: 12 * whole(1, 26) };
    return { price, deposit: whole(0, 0.6 * price), ...terms };
  });
  const wrong = homes.filter(({ price, deposit, ...terms }) => {
    const loan = price - deposit;
    const month = exactMonthlyInstalmentKes({ ...terms, amountKes: loan }).toFixed(2);
    const others = `&deposit=${deposit}&rate=${terms.annualRatePercent}&years=${terms.months / 12}`;
    const priceBy = (known: string) => requestOf(known + others).home.priceCents / 100;
    return (
      priceBy(`price=${price}`) !== price ||
      priceBy(`know=loan&loan=${loan}`) !== price ||
      // Half a cent of each instalment, and a shilling because the loan is rounded down.
      Math.abs(priceBy(`know=month&month=${month}`) - price) > 1 + 0.005 * terms.months
    );
  });
  expect(wrong.slice(0, 3)).toEqual([]);
});

test.each([
  ["price=", { price: "missing" }],
  ["price=99,999", { price: "tooSmall" }],
  ["price=1,000,000,001", { price: "tooLarge" }],
  ["price=1m&deposit=1m", { deposit: "notBelowPrice" }],
  ["price=1m&deposit=1,000,001", { deposit: "notBelowPrice" }],
  ["area=city", { area: "unknown" }],
  ["commitment=25.1&valuation=26", { commitment: "tooLarge", valuation: "tooLarge" }],
  ["excise=100.5", { excise: "tooLarge" }],
  ["legalFrom=2&legalTo=1.9", { legalTo: "belowFrom" }],
  ["insurance=10,000,001", { insurance: "tooLarge" }],
])("%s is reported at its field", (query, errors) => {
  expect(read(query)).toEqual({ ok: false, errors });
});

test.each([
  "price=100,000",
  "price=1,000,000,000",
  "price=1m&deposit=999,999",
  "rate=0",
  "commitment=25&excise=100",
  "insurance=10,000,000",
])("%s is still taken", (query) => {
  expect(read(query)).toMatchObject({ ok: true });
});

const lending = (largestSharePercent: number) => ({ largestSharePercent });

test.each([
  [5_000_000, 90, 500_000],
  [5_000_001, 90, 500_001],
  [5_000_010, 90, 500_001],
  [5_000_000.01, 90, 500_001],
  [1_000_000_000, 90, 100_000_000],
  // As floats these come out a hair above a whole shilling, and would be rounded up to one too many.
  [100_000, 88.1, 11_900],
  [1_000_000, 88.1, 119_000],
  [999_999_999.99, 88.1, 119_000_000],
  [100_000, 87.55, 12_450],
  [100_000, 100, 0],
  [100_000, 0, 100_000],
])("at %d, with %d percent lent, the minimum deposit is %d", (price, share, least) => {
  expect(leastDepositKes(price, lending(share))).toBe(least);
});

test.each([
  [90, 10],
  [88.1, 11.9],
  [66.67, 33.33],
])("with %d percent lent, the minimum deposit is %d percent", (share, rest) => {
  expect(leastDepositPercent(lending(share))).toBe(rest);
});
