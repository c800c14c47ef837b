import { type FieldRule, type FieldUnit, readTypedFields } from "#domain/forms/typed-fields.ts";
import { formatMoney } from "#domain/money/money.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import type { Language } from "#domain/texts/language.ts";
import { formatTerm } from "#domain/time/term.ts";
import type { Content } from "#model/content.ts";
import type { AnswerLine } from "./answer-bar.tsx";

export type FigureTexts = { label: string; hint?: string | undefined; unit?: string | undefined };

/** The unit beside a figure. A month of a period and an age have none. */
export function unitOf(rule: FieldRule, own: FigureTexts, { figures }: Content["messages"]) {
  const units: Readonly<Partial<Record<FieldUnit, string>>> = figures.units;
  return own.unit ?? units[rule.unit];
}

type Rules<Name extends string> = Readonly<Partial<Record<Name, FieldRule>>>;

type ErrorTexts<Name extends string, Code extends string> = {
  fields: Readonly<Record<Name, FieldErrorTexts<Code>>>;
  errors: Readonly<Record<Code, string>>;
};
type FieldErrorTexts<Code extends string> = {
  /** Completes "Enter …". */
  what?: string;
  example?: string;
  /** The currency of an amount. */
  unit?: string | undefined;
  /** Messages that replace the general ones. */
  errors?: Readonly<Partial<Record<Code, string>>>;
};

/** Empty for a choice, whose error stands among those of figures. */
type ErrorRule = Partial<Pick<FieldRule, "unit" | "bounds">>;

/** The messages of error codes by the id of their field, in the order of the rules. */
export function figureErrors<Name extends string, Code extends string>(
  codes: Readonly<Partial<Record<Name, Code>>>,
  rules: Readonly<Partial<Record<Name, ErrorRule>>>,
  { fields, errors }: ErrorTexts<Name, Code>,
  idOf: (name: Name) => string = String,
): Readonly<Record<string, string>> {
  // The cast: Object.entries loses the names.
  const known = Object.entries(rules) as [Name, ErrorRule][];
  return Object.fromEntries(
    known.flatMap(([name, { unit, bounds }]) => {
      const code = codes[name];
      if (!code) return [];
      const { what = "", example = "", unit: currency, errors: own } = fields[name];
      const isPercent = unit === "percent" || unit === "rate";
      const figure = (value = 0) =>
        unit === "amount" ? formatMoney(value, currency) : `${value}${isPercent ? "%" : ""}`;
      const [min, max] = [figure(bounds?.min), figure(bounds?.max)];
      return [[idOf(name), fillText(own?.[code] ?? errors[code], { what, example, min, max })]];
    }),
  );
}

/** The figures that were typed, as they were read, with their labels and units, for paper. */
export function figureInputs<Name extends string>(
  names: readonly Name[],
  rules: Rules<Name>,
  typed: Readonly<Record<string, string>>,
  { fields }: { fields: Readonly<Record<Name, FigureTexts>> },
  { messages, language }: Content,
): AnswerLine[] {
  const sent = new Map(Object.entries(typed));
  const figure = (value: number, rule: FieldRule, texts: FigureTexts) => {
    if (rule.unit === "amount") return formatMoney(value);
    if (rule.unit === "months" || rule.unit === "years") return termText(value, language);
    return `${value}${unitOf(rule, texts, messages) ?? ""}`;
  };
  return names.flatMap((name) => {
    const rule = rules[name];
    const read = rule && readTypedFields(sent, { [name]: rule });
    const value = read?.ok ? read.values[name] : undefined;
    return rule && value !== undefined
      ? [[fields[name].label, figure(value, rule, fields[name])] as const]
      : [];
  });
}

/** "11 years, 3 months", without a part that is zero. */
export function termText(months: number, language: Language): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  return [
    ...(years > 0 ? [formatTerm({ length: years, unit: "year" }, language)] : []),
    ...(rest > 0 ? [formatTerm({ length: rest, unit: "month" }, language)] : []),
  ].join(", ");
}
