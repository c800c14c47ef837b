import { describe, expect, test } from "vitest";
import { parseDepositInput } from "#domain/deposits/deposit-input.ts";
import { parseHolding } from "#domain/investors/rights-issue.ts";
import { parseCover } from "#domain/insurance/motor-input.ts";
import { parseMortgageInput } from "#domain/lending/calculator-input.ts";
import { judgeEligibility } from "#domain/lending/eligibility.ts";
import { parseHomeInput } from "#domain/lending/home-cost-input.ts";
import { answerLoanForPay } from "#domain/lending/loan-for-pay-input.ts";
import {
  parseOffers,
  parseOverpay,
  parseTakeOver,
  splitOffer,
} from "#domain/lending/loan-tools-input.ts";
import { parseLoanInput } from "#domain/lending/loan-cost-input.ts";
import { parseConversion } from "#domain/money/currency.ts";
import { answerNetPay } from "#domain/pay/net-pay-input.ts";
import { payRatesOf } from "#domain/pay/pay-rates.ts";
import { parseBudget } from "#domain/property/budget.ts";
import { homeBasis } from "#model/loans/home-basis.ts";
import { anyLoan } from "#model/loans/loan-offers.ts";
import { content } from "#test/support/content/content.ts";
import { valuesOf } from "./spreadsheets/cost-of-credit-values.ts";
import { disguised } from "#test/support/records/disguised.ts";

type Reader = (typed: string) => unknown;

const fieldsOf = (fields: object) => new URLSearchParams(Object.entries(fields));

describe("an amount", () => {
  const kes = 500_000;
  const spellings = disguised([
    ...["500000", "500,000", "500 000", "500'000", "KES 500,000", "(KES) 500,000.00", "[500,000]"],
    ...["500k", "0.5 million", "Kshs. 500,000/=", "500,000/-"],
  ]).concat("\u0665\u0660\u0660\u066c\u0660\u0660\u0660\u066b\u0660", "ＫＥＳ５００，０００");
  const refused = [
    "5-6",
    "500-000",
    "-500000",
    "\u2013500000",
    "500,000 or 600,000",
    "five",
    "\u200b",
  ];
  const home = homeBasis(content);
  const month = "2026-11";
  const loan = { rate: "14 %​", months: "12 months", years: "1٠" };
  const { basis } = anyLoan();
  const rates = [{ currency: "USD", buy: 100, sell: 100 }];
  const question = { id: "price", kind: "number", unit: "KES", rules: [] } as const;
  const readers: Record<string, Reader> = {
    "the mortgage": (amount) => {
      const read = parseMortgageInput(fieldsOf({ amount, rate: "14 %\u200b", years: "2\u0660" }));
      return read.ok ? read.terms.amountKes : undefined;
    },
    "motor insurance": (sumInsured) => {
      const read = parseCover(fieldsOf({ sumInsured }));
      return read.ok ? read.cover.sumInsuredKes : undefined;
    },
    "the cost of a home": (price) => {
      const read = parseHomeInput(fieldsOf({ price, rate: "14", deposit: "\u200b" }), home);
      return read.ok ? read.request.home.priceCents / 100 : undefined;
    },
    "the cost of a loan": (amount) => {
      const read = parseLoanInput(fieldsOf({ amount, rate: "14", months: "12\u200b" }), basis);
      return read.ok ? read.request.terms.loanCents / 100 : undefined;
    },
    "the spreadsheet": (amount) => valuesOf(fieldsOf({ amount }), { basis, charges: {} }).loan,
    "a deposit": (amount) => {
      const sent = { amount, months: "12 months\u200b", fixed: "9\u202f%" };
      const read = parseDepositInput(fieldsOf(sent), ["fixed"]);
      return read.ok ? read.request.depositCents / 100 : undefined;
    },
    currency: (amount) => {
      const sent = { amount, currency: "USD", direction: "spend" };
      const read = parseConversion(sent, rates);
      return read.ok ? read.conversion.gives.amount : undefined;
    },
    "a rights issue": (shares) => {
      const read = parseHolding(
        fieldsOf({ shares, additional: "\u200b" }),
        content.rightsIssue.terms,
      );
      return read.ok ? read.holding.shares : undefined;
    },
    "who can apply": (price) => {
      const read = judgeEligibility([question], fieldsOf({ price }));
      return read.ok ? read.findings[0]?.answer : undefined;
    },
    "an early repayment": (balance) => {
      const read = parseOverpay(fieldsOf({ ...loan, balance, extra: "5,000​" }));
      return read.ok ? read.request.terms.loanCents / 100 : undefined;
    },
    "a loan that moves": (balance) => {
      const read = parseTakeOver(fieldsOf({ ...loan, balance, newRate: "12 %" }));
      return read.ok ? read.request.terms.loanCents / 100 : undefined;
    },
    "an offer": (amount) => {
      const read = parseOffers(amount, [splitOffer("14,1.5 %,​,10")]);
      return read.ok ? (read.request[0]?.terms.loanCents ?? 0) / 100 : undefined;
    },
    "net pay": (gross) => {
      const read = answerNetPay(fieldsOf({ gross, month, net: "​" }), content.payRates);
      return read.ok ? read.answer.grossCents / 100 : undefined;
    },
    "a home for a pay": (pay) => {
      const rules = { home, rates: payRatesOf(content.payRates, month) };
      const read = answerLoanForPay(fieldsOf({ ...loan, pay, age: "3٨" }), rules);
      return read.ok ? (read.answer.household.pays[0]?.grossCents ?? 0) / 100 : undefined;
    },
    "a budget": (typed) => parseBudget(fieldsOf({ month: typed })).budget.monthKes,
  };
  test.each(Object.entries(readers))("is read by %s", (_reader, read) => {
    expect(spellings.filter((typed) => read(typed) !== kes)).toEqual([]);
    expect(refused.filter((typed) => read(typed) !== undefined)).toEqual([]);
  });
});
