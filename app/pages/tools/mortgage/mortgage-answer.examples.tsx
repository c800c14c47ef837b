import type { Examples } from "#app/ui/examples.ts";
import type { MortgageTerms } from "#domain/lending/mortgage.ts";
import { answerMortgage } from "#domain/lending/mortgage-answer.ts";
import { MortgageAnswerView } from "./mortgage-answer.tsx";

const answerOf = (terms: MortgageTerms) => <MortgageAnswerView answer={answerMortgage(terms)} />;

export const examples: Examples = {
  title: "Answer of the mortgage calculator",
  states: {
    "a loan": answerOf({ amountKes: 1_000_000, annualRatePercent: 12, months: 120 }),
    "figures that are long": answerOf({
      amountKes: 9_999_999_999,
      annualRatePercent: 99.99,
      months: 480,
    }),
  },
};
