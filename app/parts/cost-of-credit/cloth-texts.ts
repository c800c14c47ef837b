import type { ClothTexts } from "#model/loans/calculator-messages.ts";
import type { Cloth, ClothRow } from "#domain/lending/cloth.ts";
import { fillText } from "#domain/texts/fill-text.ts";

/** How to read the cloth, and when more than half of a payment begins to repay the loan. */
export function clothLegend({ unit, turn }: Cloth, texts: ClothTexts): string[] {
  const shape = unit === "year" ? texts.years : texts.months;
  if (turn === undefined) return [shape];
  if (turn === 1) return [shape, texts.turnAtOnce];
  return unit === "year"
    ? [shape, fillText(texts.turnYear, { number: Math.ceil(turn / 12) })]
    : [shape, fillText(texts.turnMonth, { number: turn })];
}

/** The cloth in words, for those who cannot see it. */
export function clothLabel({ rows }: Cloth, { alt }: ClothTexts): string {
  const percent = (row: ClothRow | undefined) => Math.round(100 * (row?.share ?? 0));
  return fillText(alt, { first: percent(rows[0]), last: percent(rows[rows.length - 1]) });
}
