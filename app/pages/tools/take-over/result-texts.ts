import { kes } from "#app/parts/cost-of-credit/figures.ts";
import { fillText } from "#domain/pages/fill-text.ts";
import type { LoanToolsTexts } from "#model/loans/loan-tools-schema.ts";
import type { TakenOver } from "./route.tsx";

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
