import { letterOf } from "#app/features/loan-tools/tool-texts.ts";
import type { AnswerLine } from "#app/parts/answer-bar.tsx";
import { percentText } from "#app/parts/cost-of-credit/figures.ts";
import { figureInputs } from "#app/parts/figure-texts.ts";
import { loanCost } from "#domain/lending/loan-cost.ts";
import {
  type LoanOfferTerms,
  type LoanToolErrors,
  offerFields,
  rulesOf,
  type TypedOffer,
} from "#domain/lending/loan-tools-input.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import type { Content } from "#model/content.ts";

export type BestOffer = ReturnType<typeof bestOffer>;
export type AnsweredOffer = ReturnType<typeof answerOffers>["answer"][number];

/** The cost of each offer, and the errors of those that are never repaid. */
export function answerOffers(offers: readonly LoanOfferTerms[]) {
  const codes: Record<string, LoanToolErrors[string]> = {};
  const answer = offers.flatMap((offer) => {
    const answered = loanCost(offer.terms, offer.charges);
    if (answered.ok) return [{ ...offer, cost: answered.cost }];
    codes[`years-${offer.place}`] = answered.reason;
    return [];
  });
  return { answer, codes };
}

/** The figures of an offer that were typed. */
const figuresOf = (offer: TypedOffer, content: Content) =>
  figureInputs(offerFields, rulesOf(offer), offer, content.loanTools, content);

/** The figures of each offer, for print. */
export const offerInputs = (offers: readonly TypedOffer[], content: Content): AnswerLine[] =>
  offers.flatMap((offer, i) => {
    const name = fillText(content.loanTools.offers.form.offer, { letter: letterOf(i + 1) });
    return figuresOf(offer, content).map(([label, text]) => [`${name}: ${label}`, text] as const);
  });

const nominalOf = ({ cost: { apr } }: AnsweredOffer) => (apr.ok ? apr.nominalPercent : Infinity);
export const lowestBy = (
  offers: readonly AnsweredOffer[],
  figure: (offer: AnsweredOffer) => number,
) => offers.toSorted((a, b) => figure(a) - figure(b))[0];

/** The offer with the lowest APR, and the words for it; undefined if no offer has one. */
export function bestOffer(
  offers: readonly AnsweredOffer[],
  typed: readonly TypedOffer[],
  content: Content,
) {
  const { lowestApr, alone } = content.loanTools.offers.answer;
  const best = lowestBy(offers, nominalOf);
  if (!best?.cost.apr.ok) return undefined;
  return {
    label: fillText(offers.length > 1 ? lowestApr : alone, { letter: letterOf(best.place) }),
    apr: percentText(best.cost.apr.nominalPercent),
    terms: best.terms,
    figures: typed.slice(best.place - 1, best.place).flatMap((offer) => figuresOf(offer, content)),
  };
}
