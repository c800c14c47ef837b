import { expect, test } from "vitest";
import {
  joinOffers,
  parseOffers,
  parseOverpay,
  parseTakeOver,
  splitOffer,
} from "./loan-tools-input.ts";

const fieldsOf = (query: string) => new URLSearchParams(query);
const loan = "balance=4,000,000&rate=14&months=180";
const terms = { loanCents: 400_000_000, annualRatePercent: 14, months: 180 };

test.each([
  [
    `${loan}&extra=10,000`,
    { monthlyCents: 1_000_000, onceCents: 0, onceMonth: 1 },
    { effect: "term", feePercent: 0 },
  ],
  [
    `${loan}&once=0.5m&at=2 years&effect=instalment&fee=2%25`,
    { monthlyCents: 0, onceCents: 50_000_000, onceMonth: 24 },
    { effect: "instalment", feePercent: 2 },
  ],
])("the loan and its extra payments: %s", (query, extra, rest) => {
  const request = { terms, extra, ...rest };
  expect(parseOverpay(fieldsOf(query))).toEqual({ ok: true, request });
});

test.each([
  ["", { balance: "missing", rate: "missing", months: "missing" }],
  [loan, { extra: "noExtra" }],
  [`${loan}&extra=0&once=0`, { extra: "noExtra" }],
  [`${loan}&once=5&at=181`, { at: "afterTheEnd" }],
  [`${loan}&extra=-5&effect=none`, { extra: "tooSmall" }],
  [
    "balance=x&rate=-1&months=41 years&extra=1",
    { balance: "notANumber", rate: "tooSmall", months: "tooLarge" },
  ],
])("the loan and its extra payments: %s is refused", (query, errors) => {
  expect(parseOverpay(fieldsOf(query))).toEqual({ ok: false, errors });
});

const unknown = {
  ...{ legalCents: undefined, earlyFeePercent: undefined, arrangementPercent: undefined },
  ...{ excisePercent: undefined, chargeDutyPercent: undefined },
  ...{ valuationCents: undefined, otherCents: undefined },
};
test.each([
  [
    `${loan}&newRate=0`,
    { annualRatePercent: 0, months: 180 },
    { ...unknown, originalCents: terms.loanCents },
  ],
  [
    `${loan}&newRate=12&newMonths=240&original=6m&legal=0&arrangement=1.5&valuation=10,000`,
    { annualRatePercent: 12, months: 240 },
    {
      ...unknown,
      ...{ originalCents: 600_000_000, legalCents: 0 },
      ...{ arrangementPercent: 1.5, valuationCents: 1_000_000 },
    },
  ],
])("the loan that is taken over: %s", (query, next, fees) => {
  const request = { terms, next, fees };
  expect(parseTakeOver(fieldsOf(query))).toEqual({ ok: true, request });
});

test.each([
  [loan, { newRate: "missing" }],
  [`${loan}&newRate=12&arrangement=26&other=x`, { arrangement: "tooLarge", other: "notANumber" }],
  [`${loan}&newRate=12&original=3,999,999.99`, { original: "belowBalance" }],
])("the loan that is taken over: %s is refused", (query, errors) => {
  expect(parseTakeOver(fieldsOf(query))).toEqual({ ok: false, errors });
});

const parse = (amount: string, ...offers: string[]) => parseOffers(amount, offers.map(splitOffer));

test("offers: fees may be shillings or a percentage, and an empty offer is left out", () => {
  const at = (annualRatePercent: number, months: number) => ({
    ...{ loanCents: 100_000_000, annualRatePercent, months },
  });
  expect(parse("1m", "14,50000,12000,20", "", "13.5,2.5%,,12.5")).toEqual({
    ok: true,
    request: [
      {
        place: 1,
        terms: at(14, 240),
        charges: { atStartCents: 5_000_000, yearlyCents: 1_200_000 },
      },
      { place: 3, terms: at(13.5, 150), charges: { atStartCents: 2_500_000, yearlyCents: 0 } },
    ],
  });
});

test.each([
  ["1m", ["", "", ""], { "rate-1": "missing", "years-1": "missing" }],
  [
    "x",
    ["14,,,20", "x,-1,26%,0.3"],
    {
      amount: "notANumber",
      ...{
        "rate-2": "notANumber",
        "fees-2": "tooSmall",
        "insurance-2": "notANumber",
        "years-2": "tooSmall",
      },
    },
  ],
  ["1m", ["14,26%,,12.3"], { "fees-1": "tooLarge", "years-1": "notWholeMonths" }],
])("offers: %s with %o is refused", (amount, offers, errors) => {
  const read = parse(amount, ...offers);
  expect(read.ok ? {} : read.errors).toEqual(errors);
});

test("offers: an offer is written to the URL without thousands commas, and read back with them", () => {
  const typed = { rate: "14 ", fees: "50,000", insurance: "", years: "20" };
  const [joined = ""] = joinOffers([typed]);
  expect(joined).toBe("14,50000,,20");
  expect(splitOffer(joined)).toEqual({ ...typed, rate: "14" });
  const [first, none, third] = ["14,50000,,20", ",,,", "13,,,15"];
  expect(joinOffers([first, none, third].map(splitOffer))).toEqual([first, none, third]);
  expect(joinOffers([first, none, none].map(splitOffer))).toEqual([first]);
  expect(splitOffer("14,2.5%,x1234,20")).toMatchObject({ fees: "2.5%", insurance: "x1234" });
});
