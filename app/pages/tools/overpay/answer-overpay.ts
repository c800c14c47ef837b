import type { Result } from "#app/features/loan-tools/load-loan-tool.ts";
import { termText } from "#app/parts/figure-texts.ts";
import { kes } from "#app/parts/cost-of-credit/figures.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { shareCents } from "#domain/lending/loan-cost.ts";
import type { OverpayRequest } from "#domain/lending/loan-tools-input.ts";
import { overpay } from "#domain/lending/overpayment.ts";
import type { Content } from "#model/content.ts";

export type Overpayment = NonNullable<ReturnType<typeof answerOverpay>>;

/** Undefined for a loan that is never repaid. */
export function answerOverpay(request: OverpayRequest) {
  const answered = overpay(request.terms, request.extra, request.effect);
  if (!answered.ok) return undefined;
  const { overpaid } = answered;
  const feeCents = shareCents(overpaid.extraCents, request.feePercent);
  const savedCents = overpaid.before.totalInterestCents - overpaid.interestCents - feeCents;
  return { request, overpaid, feeCents, savedCents };
}

/** The gain of extra payments in a figure, and their effect on the loan in a sentence. */
export function resultTexts(
  { request, overpaid, savedCents }: Overpayment,
  { loanTools, language }: Content,
): Result {
  const texts = loanTools.overpay.answer;
  const { before, months, instalmentCents } = overpaid;
  const term = ({ length }: typeof before.months) => termText(length, language);
  const sooner = { after: term(months), before: term(before.months) };
  const month = request.extra.onceMonth + 1;
  const lower = { month, after: kes(instalmentCents), before: kes(before.instalmentCents) };
  const [kicker, figure] = [savedCents < 0 ? texts.costs : texts.saved, kes(Math.abs(savedCents))];
  const sentences = [
    ...(months.length < before.months.length ? [fillText(texts.sooner, sooner)] : []),
    ...(instalmentCents < before.instalmentCents ? [fillText(texts.lower, lower)] : []),
  ];
  return { kicker, figure, sentences };
}

/** The chosen effect, for paper. */
export const effectOf = ({ request }: Overpayment, { loanTools }: Content) => {
  const { effect } = loanTools.overpay;
  return [[effect.label, effect[request.effect]]] as const;
};
