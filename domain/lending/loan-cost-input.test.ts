import { expect, test } from "vitest";
import { succeeded } from "#test/support/succeeded.ts";
import { chargesOf, type LoanBasis, loanFieldsOf, parseLoanInput } from "./loan-cost-input.ts";

/** A made-up loan: 2% commitment and its excise duty; no rate is published. */
const basis: LoanBasis = {
  amountKes: { min: 50_000, max: 4_000_000 },
  months: { min: 1, max: 72 },
  defaults: {
    amount: "500,000",
    rate: "",
    months: "36",
    commitment: "2",
    excise: "20",
    valuation: "",
    legal: "",
    insurance: "",
    other: "",
  },
};
const read = (query: string) => parseLoanInput(new URLSearchParams(query), basis);
const requestOf = (query: string) => succeeded(read(query)).request;

test("a field that is not sent defaults to the bank's published value, and an unknown charge costs nothing", () => {
  const request = requestOf("rate=16");
  expect(request).toEqual({
    terms: { loanCents: 50_000_000, annualRatePercent: 16, months: 36 },
    commitmentPercent: 2,
    excisePercent: 20,
    charges: { commitment: 1_000_000, excise: 200_000 },
  });
  expect(chargesOf(request)).toEqual({ atStartCents: 1_200_000, yearlyCents: 0 });
});

test("everything that is sent is taken, amounts in cents", () => {
  const request = requestOf(
    "amount=1.2m&rate=13.5%25&months=48+months&commitment=1.25&excise=&valuation=5,000&legal=12k" +
      "&insurance=3,600.40&other=0",
  );
  expect(request).toEqual({
    terms: { loanCents: 120_000_000, annualRatePercent: 13.5, months: 48 },
    commitmentPercent: 1.25,
    excisePercent: undefined,
    charges: {
      commitment: 1_500_000,
      valuation: 500_000,
      legal: 1_200_000,
      insurance: 360_040,
      other: 0,
    },
  });
  expect(chargesOf(request)).toEqual({ atStartCents: 3_200_000, yearlyCents: 360_040 });
});

test("excise duty is a share of the commitment fee, so there is none without it", () => {
  expect(requestOf("rate=16&commitment=&excise=20").charges).toEqual({});
});

test.each([
  ["years=2", "24"],
  ["years=2.5", "30"],
  ["years=2&months=12", "12"],
  ["years=x", "36"],
])("%s gives %s months", (query, months) => {
  expect(loanFieldsOf(new URLSearchParams(query), basis).months).toBe(months);
});

test.each([
  ["", { rate: "missing" }],
  ["rate=16&amount=49,999", { amount: "tooSmall" }],
  ["rate=16&amount=4,000,001", { amount: "tooLarge" }],
  ["rate=16&months=0", { months: "tooSmall" }],
  ["rate=16&months=73", { months: "tooLarge" }],
  ["rate=16&commitment=26&excise=101", { commitment: "tooLarge", excise: "tooLarge" }],
  ["rate=16&legal=ten", { legal: "notANumber" }],
  ["rate=16&valuation=-1&other=10,000,001", { valuation: "tooSmall", other: "tooLarge" }],
])("%s is reported at its field", (query, errors) => {
  expect(read(query)).toEqual({ ok: false, errors });
});

test.each(["amount=50,000", "amount=4m", "months=1", "months=72", "commitment=25&excise=100"])(
  "%s is still accepted",
  (query) => {
    expect(read(`rate=16&${query}`)).toMatchObject({ ok: true });
  },
);
