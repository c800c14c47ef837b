import { describe, expect, test } from "vitest";
import {
  type HomeBasis,
  homeFieldsOf,
  leastDepositKes,
  leastDepositPercent,
  parseHomeInput,
} from "./home-cost-input.ts";

/** CAT-15: 90% of the price over 20 years; the rate is 14%. */
const basis: HomeBasis = {
  defaults: {
    price: "5,000,000",
    deposit: "",
    rate: "14",
    years: "20",
    area: "urban",
    commitment: "1.5",
    excise: "20",
    valuation: "",
    legalFrom: "1",
    legalTo: "2",
    chargeDuty: "",
    insurance: "",
    netPay: "",
    age: "",
  },
  largestSharePercent: 90,
  stampDutyPercent: { urban: 4, rural: 2, exempt: undefined },
};
const read = (query: string) => parseHomeInput(new URLSearchParams(query), basis);

function requestOf(query: string) {
  const input = read(query);
  if (!input.ok) throw new Error(JSON.stringify(input.errors));
  return input.request;
}

test("a field that is not sent has the bank's published value, and an unknown one is left out", () => {
  expect(requestOf("")).toEqual({
    home: {
      priceCents: 500_000_000,
      depositCents: 50_000_000,
      annualRatePercent: 14,
      months: 240,
      commitmentFeePercent: 1.5,
      exciseDutyPercent: 20,
      valuationPercent: undefined,
      legalFeesPercent: { from: 1, to: 2 },
      stampDutyPercent: 4,
      chargeDutyPercent: undefined,
      insuranceYearlyCents: undefined,
    },
    leastDepositCents: 50_000_000,
    netPayCents: undefined,
    age: undefined,
  });
  expect(homeFieldsOf(new URLSearchParams("price=7m&rate="), basis)).toEqual({
    ...basis.defaults,
    price: "7m",
    rate: "",
  });
});

test("everything that is sent is taken, amounts in cents", () => {
  const request = requestOf(
    "price=8m&deposit=2.5m&rate=13.25&years=12.5&area=rural&commitment=&excise=16&valuation=0.25" +
      "&legalFrom=1.5&legalTo=1.5&chargeDuty=0.1&insurance=32,000.50&netPay=180k&age=39",
  );
  expect(request).toEqual({
    home: {
      priceCents: 800_000_000,
      depositCents: 250_000_000,
      annualRatePercent: 13.25,
      months: 150,
      commitmentFeePercent: undefined,
      exciseDutyPercent: 16,
      valuationPercent: 0.25,
      legalFeesPercent: { from: 1.5, to: 1.5 },
      stampDutyPercent: 2,
      chargeDutyPercent: 0.1,
      insuranceYearlyCents: 3_200_050,
    },
    leastDepositCents: 80_000_000,
    netPayCents: 18_000_000,
    age: 39,
  });
});

test.each([
  ["legalFrom=1&legalTo=", { from: 1, to: 1 }],
  ["legalFrom=&legalTo=2", { from: 2, to: 2 }],
  ["legalFrom=&legalTo=", undefined],
])("of legal fees one end given is both: %s", (query, fees) => {
  expect(requestOf(query).home.legalFeesPercent).toEqual(fees);
});

test("a deposit may be nothing, and a transfer free of duty", () => {
  const { home } = requestOf("deposit=0&area=exempt");
  expect([home.depositCents, home.stampDutyPercent]).toEqual([0, undefined]);
});

describe("what cannot be taken is named by its field", () => {
  test.each([
    ["price=", { price: "missing" }],
    ["price=99,999", { price: "tooSmall" }],
    ["price=1,000,000,001", { price: "tooLarge" }],
    ["price=1m&deposit=1m", { deposit: "notBelowPrice" }],
    ["price=1m&deposit=1,000,001", { deposit: "notBelowPrice" }],
    ["price=x&deposit=x", { price: "notANumber", deposit: "notANumber" }],
    ["rate=101", { rate: "tooLarge" }],
    ["years=0.3", { years: "tooSmall" }],
    ["years=1.3", { years: "notWholeMonths" }],
    ["area=city", { area: "unknown" }],
    ["commitment=25.1&valuation=26", { commitment: "tooLarge", valuation: "tooLarge" }],
    ["excise=100.5", { excise: "tooLarge" }],
    ["legalFrom=2&legalTo=1.9", { legalTo: "belowFrom" }],
    ["insurance=10,000,001", { insurance: "tooLarge" }],
    ["netPay=999", { netPay: "tooSmall" }],
    ["age=17", { age: "tooSmall" }],
    ["age=101", { age: "tooLarge" }],
    ["age=30.5", { age: "notANumber" }],
  ])("%s", (query, errors) => {
    expect(read(query)).toEqual({ ok: false, errors });
  });

  test.each([
    "price=100,000",
    "price=1,000,000,000",
    "price=1m&deposit=999,999",
    "rate=0",
    "commitment=25&excise=100",
    "insurance=10,000,000",
    "netPay=1,000",
    "age=18",
    "age=100",
  ])("%s is still taken", (query) => {
    expect(read(query)).toMatchObject({ ok: true });
  });
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
])("of %d, of which %d percent are lent, at least %d is paid", (price, share, least) => {
  expect(leastDepositKes(price, lending(share))).toBe(least);
});

test.each([
  [90, 10],
  [88.1, 11.9],
  [66.67, 33.33],
])("where %d percent are lent, %d are not", (share, rest) => {
  expect(leastDepositPercent(lending(share))).toBe(rest);
});
