import { figureTexts } from "./figure-texts.ts";
import { formatTerm, type Term, type TermUnit } from "#domain/time/term.ts";
import type { Language } from "#domain/texts/language.ts";
import { type Currency, formatMoney } from "#domain/money/money.ts";

export const limits = ["up to", "from", "about", "under", "over"] as const;
export type Limit = (typeof limits)[number];

/** The value of a fact. Amounts are in the currency's main unit, percentages in percent. */
export type FactValue =
  | { kind: "money"; amount: number; currency: Currency }
  | { kind: "moneyRange"; from: number; to: number; currency: Currency }
  | { kind: "percent"; percent: number }
  | { kind: "percentRange"; from: number; to: number }
  | { kind: "term"; length: number; unit: TermUnit }
  | { kind: "termRange"; from: Term; to: Term }
  | { kind: "age"; years: number }
  | { kind: "ageRange"; from: number; to: number }
  | { kind: "count"; count: number; noun: string }
  | { kind: "currencies"; currencies: readonly Currency[] };

/** The bare figure, as it stands inside a sentence: `KES 7,000,000`, `1.5%`, `84 months`. */
export function formatFigure(value: FactValue, language: Language = "en"): string {
  const texts = figureTexts[language];
  const range = (from: string, to: string) => `${from} ${texts.to} ${to}`;
  switch (value.kind) {
    case "money":
      return value.amount === 0 ? texts.none : formatMoney(value.amount, value.currency);
    case "moneyRange":
      return range(formatMoney(value.from, value.currency), formatMoney(value.to, value.currency));
    case "percent":
      return `${value.percent}%`;
    case "percentRange":
      return range(`${value.from}%`, `${value.to}%`);
    case "term":
      return formatTerm(value, language);
    case "termRange":
      return value.from.unit === value.to.unit
        ? formatTerm(value.to, language, `${value.from.length} ${texts.to} ${value.to.length}`)
        : range(formatTerm(value.from, language), formatTerm(value.to, language));
    case "age":
      return formatTerm({ length: value.years, unit: "year" }, language);
    case "ageRange":
      return formatTerm(
        { length: value.to, unit: "year" },
        language,
        `${value.from} ${texts.to} ${value.to}`,
      );
    case "count":
      return texts.count(value.count, value.noun);
    case "currencies":
      return texts.list.format(value.currencies);
  }
}

export type WordedFact = FactValue & {
  limit?: Limit | undefined;
  of?: string | undefined;
  per?: string | undefined;
};

/** The figure with its bounds, as it stands alone in a table: `Up to 90% of the price`, `KES 360 a month`. */
export function formatFact(fact: WordedFact, language: Language = "en"): string {
  const { limits: bounds, of } = figureTexts[language];
  const texts = [
    fact.limit && bounds[fact.limit],
    formatFigure(fact, language),
    fact.of && of(fact.of),
    fact.per,
  ];
  const text = texts.filter((word) => word !== undefined).join(" ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
