import type { Examples } from "#app/ui/examples.ts";
import { loanCost } from "#domain/lending/loan-cost.ts";
import { chargesOf, type LoanRequest } from "#domain/lending/loan-cost-input.ts";
import { LoanCostAnswer } from "./loan-cost-answer.tsx";

const request: LoanRequest = {
  terms: { loanCents: 100_000_000, annualRatePercent: 12, months: 24 },
  commitmentPercent: undefined,
  excisePercent: undefined,
  charges: {},
};

function answerOf(charges: LoanRequest["charges"], openYear?: number) {
  const asked = { ...request, charges };
  const answer = loanCost(asked.terms, chargesOf(asked));
  return (
    answer.ok && (
      <LoanCostAnswer request={asked} cost={answer.cost} query={{}} openYear={openYear} />
    )
  );
}

export const examples: Examples = {
  title: "Answer of the loan cost",
  states: {
    "no charges": answerOf({}),
    "with charges, a year open": answerOf({ commitment: 1_000_000, insurance: 200_000 }, 2),
  },
  isOncePerPage: true,
};
