import type { Examples } from "#app/ui/examples.ts";
import {
  type ExtraPayments,
  overpay,
  type OverpaymentEffect,
} from "#domain/lending/overpayment.ts";
import { OverpayAnswer } from "./overpay-answer.tsx";

const terms = { loanCents: 100_000_000, annualRatePercent: 12, months: 24 };

function answerOf(extra: Partial<ExtraPayments>, effect: OverpaymentEffect, feeCents = 0) {
  const payments = { monthlyCents: 0, onceCents: 0, onceMonth: 1, ...extra };
  const answer = overpay(terms, payments, effect);
  if (!answer.ok) return null;
  const { overpaid } = answer;
  const savedCents = overpaid.before.totalInterestCents - overpaid.interestCents - feeCents;
  const request = { terms, extra: payments, effect, feePercent: 0 };
  return <OverpayAnswer {...{ request, overpaid, feeCents, savedCents }} />;
}

export const examples: Examples = {
  title: "Answer of early repayment",
  states: {
    "finished earlier": answerOf({ monthlyCents: 1_000_000 }, "term"),
    "a lower instalment": answerOf({ onceCents: 20_000_000 }, "instalment"),
    "a fee above the saving": answerOf({ onceCents: 20_000_000, onceMonth: 20 }, "term", 2_000_000),
  },
};
