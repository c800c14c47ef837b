import type { Examples } from "#app/ui/examples.ts";
import { parseOffers, splitOffer } from "#domain/lending/loan-tools-input.ts";
import { answerOffers } from "./answer-offers.ts";
import { OffersAnswer } from "./offers-answer.tsx";

function answerOf(...typed: string[]) {
  const read = parseOffers("1,000,000", typed.map(splitOffer));
  return read.ok && <OffersAnswer offers={answerOffers(read.request).answer} />;
}

export const examples: Examples = {
  title: "Loan offers side by side",
  states: {
    "one offer": answerOf("14,10000,,2"),
    "three offers of different periods": answerOf("14,10000,,2", "13,5%,2000,3", "15,,,2"),
    "fees that take the whole loan": answerOf("14,1000000,,2"),
  },
};
