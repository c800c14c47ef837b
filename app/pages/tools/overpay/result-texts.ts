import { termText } from "#app/parts/figure-texts.ts";
import { kes } from "#app/parts/cost-of-credit/figures.ts";
import { fillText } from "#domain/pages/fill-text.ts";
import type { Language } from "#domain/pages/language.ts";
import type { LoanToolsTexts } from "#model/loans/loan-tools-schema.ts";
import type { Overpayment } from "./route.tsx";

/** The gain of extra payments in a figure, and their effect on the loan in a sentence. */
export function resultTexts(
  { request, overpaid, savedCents }: Overpayment,
  texts: LoanToolsTexts["overpay"]["answer"],
  language: Language,
) {
  const { before, months, instalmentCents } = overpaid;
  const term = ({ length }: typeof months) => termText(length, language);
  const sooner = { after: term(months), before: term(before.months) };
  const month = request.extra.onceMonth + 1;
  const lower = { month, after: kes(instalmentCents), before: kes(before.instalmentCents) };
  return {
    kicker: savedCents < 0 ? texts.costs : texts.saved,
    figure: kes(Math.abs(savedCents)),
    sentences: [
      ...(months.length < before.months.length ? [fillText(texts.sooner, sooner)] : []),
      ...(instalmentCents < before.instalmentCents ? [fillText(texts.lower, lower)] : []),
    ],
  };
}
