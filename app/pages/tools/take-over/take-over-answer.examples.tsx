import type { Examples } from "#app/ui/examples.ts";
import { takeOver, type TakeOverCost } from "#domain/lending/take-over.ts";
import { TakeOverAnswer } from "./take-over-answer.tsx";

const terms = { loanCents: 400_000_000, annualRatePercent: 14, months: 180 };

/** Only one answer lists its costs: two tables would have the same name. */
function answerOf(
  annualRatePercent: number,
  months: number,
  costsCents: number,
  costs: TakeOverCost[] = [],
) {
  const next = { annualRatePercent, months };
  const answer = takeOver(terms, next, costsCents);
  const request = { terms, next, fees: { originalCents: terms.loanCents } };
  return answer.ok && <TakeOverAnswer {...{ request, costs, costsCents }} {...answer.takeOver} />;
}

export const examples: Examples = {
  title: "Answer of a take-over",
  states: {
    "it pays": answerOf(12, 180, 10_000_000, [
      { id: "legal", receiver: "advocates", cents: 10_000_000 },
    ]),
    "it never pays": answerOf(13.9, 180, 50_000_000),
    "it pays at first": answerOf(13, 240, 10_000_000),
  },
};
