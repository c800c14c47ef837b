import { type Currency, formatMoney } from "./money.ts";

export const termUnits = ["working day", "day", "week", "month", "year"] as const;
type TermUnit = (typeof termUnits)[number];
type Term = { length: number; unit: TermUnit };

export const limits = ["up to", "from", "about", "under", "over"] as const;
export type Limit = (typeof limits)[number];

/** What a fact measures. Amounts are in the currency's main unit, percentages in percent. */
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
export function formatFigure(value: FactValue): string {
  switch (value.kind) {
    case "money":
      return value.amount === 0 ? "none" : formatMoney(value.amount, value.currency);
    case "moneyRange":
      return `${formatMoney(value.from, value.currency)} to ${formatMoney(value.to, value.currency)}`;
    case "percent":
      return `${value.percent}%`;
    case "percentRange":
      return `${value.from}% to ${value.to}%`;
    case "term":
      return formatTerm(value);
    case "termRange":
      return value.from.unit === value.to.unit
        ? `${value.from.length} to ${formatTerm(value.to)}`
        : `${formatTerm(value.from)} to ${formatTerm(value.to)}`;
    case "age":
      return `${value.years} years`;
    case "ageRange":
      return `${value.from} to ${value.to} years`;
    case "count":
      return `${value.count} ${value.noun}`;
    case "currencies":
      return listWords(value.currencies);
  }
}

type WordedFact = FactValue & {
  limit?: Limit | undefined;
  of?: string | undefined;
  per?: string | undefined;
};

/** The figure with its bounds, as it stands alone in a table: `Up to 90% of the price`, `KES 360 a month`. */
export function formatFact(fact: WordedFact): string {
  const words = [fact.limit, formatFigure(fact), fact.of && `of ${fact.of}`, fact.per];
  const text = words.filter((word) => word !== undefined).join(" ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function formatTerm({ length, unit }: Term) {
  return `${length}\u00a0${unit}${length === 1 ? "" : "s"}`;
}

function listWords(words: readonly string[]) {
  return new Intl.ListFormat("en-GB", { type: "conjunction" }).format(words);
}
