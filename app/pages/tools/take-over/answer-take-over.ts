import type { Result } from "#app/features/loan-tools/load-loan-tool.ts";
import { kes } from "#app/parts/cost-of-credit/figures.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import type { TakeOverRequest } from "#domain/lending/loan-tools-input.ts";
import { takeOver, takeOverCosts } from "#domain/lending/take-over.ts";
import type { Content } from "#model/content.ts";

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
  { loanTools }: Content,
): Result {
  const texts = loanTools.takeOver.answer;
  const [saved, lost, costs] = [kes(savedCents), kes(-savedCents), kes(costsCents)];
  if (!gain) {
    const sentences = [fillText(texts.loses, { lost, costs })];
    return { kicker: texts.neverKicker, figure: texts.never, sentences };
  }
  const sentence =
    savedCents > 0
      ? fillText(texts.saves, { saved, costs })
      : fillText(texts.thenLoses, { ...gain, lost });
  const figure = fillText(texts.from, { month: gain.from });
  return { kicker: texts.pays, figure, sentences: [sentence] };
}
