import { kes } from "#app/parts/cost-of-credit/figures.ts";
import { fillText } from "#domain/pages/fill-text.ts";
import type { TakeOverRequest } from "#domain/lending/loan-tools-input.ts";
import { takeOver, takeOverCosts } from "#domain/lending/take-over.ts";
import type { Content } from "#model/content.ts";
import type { LoanToolsTexts } from "#model/loans/loan-tools-schema.ts";

export type TakenOver = NonNullable<ReturnType<typeof answerTakeOver>>;

/** Undefined where one of the loans is never repaid. */
export function answerTakeOver(request: TakeOverRequest, { homeCost }: Content) {
  const { legalVatPercent } = homeCost.start;
  const costs = takeOverCosts(request.terms.loanCents, { ...request.fees, legalVatPercent });
  const costsCents = costs.reduce((sum, { cents }) => sum + cents, 0);
  const answered = takeOver(request.terms, request.next, costsCents);
  return answered.ok ? { request, costs, costsCents, ...answered.takeOver } : undefined;
}

/** The gain of moving the loan: in a figure, and in a sentence. */
export function resultTexts(
  { gain, savedCents, costsCents }: Pick<TakenOver, "gain" | "savedCents" | "costsCents">,
  texts: LoanToolsTexts["takeOver"]["answer"],
) {
  const [saved, lost, costs] = [kes(savedCents), kes(-savedCents), kes(costsCents)];
  const never = { kicker: texts.neverKicker, figure: texts.never };
  if (!gain) return { ...never, sentence: fillText(texts.loses, { lost, costs }) };
  const pays = { kicker: texts.pays, figure: fillText(texts.from, { month: gain.from }) };
  return savedCents > 0
    ? { ...pays, sentence: fillText(texts.saves, { saved, costs }) }
    : { ...pays, sentence: fillText(texts.thenLoses, { ...gain, lost }) };
}
