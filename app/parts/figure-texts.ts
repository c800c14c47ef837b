import { type FieldRule, type FieldUnit, readTypedFields } from "#domain/lending/typed-fields.ts";
import { formatMoney } from "#domain/money/money.ts";
import { fillText } from "#domain/pages/fill-text.ts";
import type { Language } from "#domain/pages/language.ts";
import { formatTerm } from "#domain/time/term.ts";
import type { AnswerLine } from "./answer-bar.tsx";

/** The words beside a figure, by its unit. */
export type UnitTexts = Readonly<
  Partial<Record<"shillings" | "percent" | "aYear" | "months" | "years", string>>
>;

type Rules<Name extends string> = Readonly<Partial<Record<Name, FieldRule>>>;

type ErrorTexts<Name extends string, Code extends string> = {
  /** `what` completes "Enter …". */
  fields: Readonly<Record<Name, { what: string; example: string }>>;
  errors: Readonly<Record<Code, string>>;
};

/** The messages of error codes by field, in the order of the rules. */
export function figureErrors<Name extends string, Code extends string>(
  codes: Readonly<Partial<Record<Name, Code>>>,
  rules: Rules<Name>,
  texts: ErrorTexts<Name, Code>,
): Readonly<Record<string, string>> {
  // The cast: Object.entries loses the names.
  const known = Object.entries(rules) as [Name, FieldRule][];
  return Object.fromEntries(
    known.flatMap(([name, rule]) => {
      const code = codes[name];
      return code ? [[name, figureError(code, rule, texts.fields[name], texts)]] : [];
    }),
  );
}

function figureError<Code extends string>(
  code: Code,
  { unit, bounds: { min, max } }: FieldRule,
  { what, example }: { what: string; example: string },
  { errors }: { errors: Readonly<Record<Code, string>> },
) {
  const figure = unit === "amount" ? formatMoney : String;
  return fillText(errors[code], { what, example, min: figure(min), max: figure(max) });
}

type InputTexts<Name extends string> = {
  fields: Readonly<Record<Name, { label: string }>>;
  form: UnitTexts;
};

/** The figures that were typed, as they were read, with their labels and units, for paper. */
export function figureInputs<Name extends string>(
  names: readonly Name[],
  rules: Rules<Name>,
  typed: Readonly<Record<string, string>>,
  { fields, form }: InputTexts<Name>,
  language: Language,
): AnswerLine[] {
  const sent = new Map(Object.entries(typed));
  const figures: Record<FieldUnit, (value: number) => string> = {
    amount: formatMoney,
    percent: (value) => `${value}${form.percent ?? "%"}`,
    rate: (value) => `${value}${form.aYear ?? "%"}`,
    months: (value) => termText(value, language),
    years: (value) => termText(value, language),
    month: String,
    age: String,
  };
  return names.flatMap((name) => {
    const rule = rules[name];
    const read = rule && readTypedFields(sent, { [name]: rule });
    const value = read?.ok ? read.values[name] : undefined;
    return rule && value !== undefined
      ? [[fields[name].label, figures[rule.unit](value)] as const]
      : [];
  });
}

/** "11 years, 3 months", without a part of nothing. */
export function termText(months: number, language: Language): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  return [
    ...(years > 0 ? [formatTerm({ length: years, unit: "year" }, language)] : []),
    ...(rest > 0 ? [formatTerm({ length: rest, unit: "month" }, language)] : []),
  ].join(", ");
}
