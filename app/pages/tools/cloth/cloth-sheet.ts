import { clothLabel, clothLegend } from "#app/parts/cost-of-credit/cloth-texts.ts";
import { formatNumber, kes } from "#app/parts/cost-of-credit/figures.ts";
import type { Content } from "#model/content.ts";
import { amortise, type LoanTerms } from "#domain/lending/amortisation.ts";
import { drawCloth } from "#domain/lending/cloth-drawing.ts";
import type { ClothSheet } from "#domain/lending/cloth-sheet.ts";
import { weaveCloth } from "#domain/lending/cloth.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { formatDay } from "#domain/time/days.ts";
import type { Fact } from "./read-loan.ts";

type Order = { terms: LoanTerms; facts: readonly Fact[]; day: string; content: Content };

/** The sheet of a loan; undefined for one that is never repaid. */
export function clothSheet({ terms, facts, day, content }: Order): ClothSheet | undefined {
  const amortised = amortise(terms);
  if (!amortised.ok) return undefined;
  const { months, instalmentCents } = amortised.schedule;
  const cloth = weaveCloth(months);
  const { cloth: texts, mortgage, pages } = content.messages.calculators;
  const { title, principal, interest } = texts;
  return {
    drawing: drawCloth(cloth),
    language: content.language,
    title,
    day,
    signature: `${content.settings.bank.name}, ${formatDay(day, content.language)}`,
    label: clothLabel(cloth, texts),
    facts: [
      ...facts,
      [mortgage.fields.amount.label, kes(terms.loanCents)],
      [
        mortgage.fields.rate.label,
        fillText(mortgage.rateAnswer, { rate: formatNumber(terms.annualRatePercent) }),
      ],
      [mortgage.months, formatNumber(terms.months)],
      [mortgage.repayment, kes(instalmentCents)],
    ],
    keys: { principal, interest },
    sentences: [...clothLegend(cloth, texts), pages.cloth.estimate],
  };
}
