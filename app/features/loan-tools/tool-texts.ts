import { link } from "#app/pages/link.ts";
import { inLanguage } from "#app/pages/languages.ts";
import type { PageMeta } from "#app/lib/page-meta.ts";
import { stateTitle } from "#app/lib/state-title.ts";
import type { LoanToolField, LoanToolErrors } from "#domain/lending/loan-tools-input.ts";
import { type FieldRule, type FieldUnit, readTypedFields } from "#domain/lending/typed-fields.ts";
import { formatMoney } from "#domain/money/money.ts";
import { fillText } from "#domain/pages/fill-text.ts";
import type { Language } from "#domain/pages/language.ts";
import { formatTerm } from "#domain/time/term.ts";
import type { LoanToolsTexts } from "#model/loans/loan-tools-schema.ts";
import type { AnswerLine } from "#app/parts/answer-bar.tsx";
import type { Content } from "#model/content.ts";

export type LoanToolPath = `/calculators/${"overpay" | "take-over" | "offers"}`;
export type ToolRules = Readonly<Partial<Record<LoanToolField, FieldRule>>>;
export type ToolErrors = Readonly<Record<string, string>>;

/** The messages of errors by the id of their field, which may end in the number of an offer. */
export function toolErrors(
  errors: LoanToolErrors,
  rules: ToolRules,
  { errors: texts, fields, offers }: LoanToolsTexts,
): ToolErrors {
  const names = Object.entries(rules) as [LoanToolField, FieldRule][];
  return Object.fromEntries(
    Object.entries(errors).flatMap(([id, code]) => {
      const [name, rule] = names.find(([each]) => each === id.replace(/-\d$/, "")) ?? [];
      if (!name || !rule) return [];
      const { what, example } = fields[name];
      const text = fillText(texts[code], { what, example, ...shownBounds(rule) });
      const place = Number(id.slice(name.length + 1));
      const offer = place > 0 && fillText(offers.form.offer, { letter: letterOf(place) });
      return [[id, offer ? `${offer}: ${text}` : text]];
    }),
  );
}

/** Offers are A, B and C. */
export const letterOf = (place: number) => "ABC"[place - 1] ?? "";

type InputTexts<Name extends string> = {
  fields: Readonly<Record<Name, { label: string }>>;
  form: { shillings: string; percent?: string; aYear?: string };
};

/** The figures that were typed, as they were read, with their labels and units, for paper. */
export function toolInputs<Name extends string>(
  names: readonly Name[],
  rules: Readonly<Partial<Record<Name, FieldRule>>>,
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

function shownBounds({ unit, bounds: { min, max } }: FieldRule) {
  return unit === "amount" ? { min: formatMoney(min), max: formatMoney(max) } : { min, max };
}

/** "11 years, 3 months", without a part of nothing. */
export function termText(months: number, language: Language): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  return [
    ...(years > 0 ? [formatTerm({ length: years, unit: "year" }, language)] : []),
    ...(rest > 0 ? [formatTerm({ length: rest, unit: "month" }, language)] : []),
  ].join(", ");
}

type ToolState = {
  path: LoanToolPath;
  page: { title: string; description: string };
  isSent: boolean;
  errors: ToolErrors;
  /** The answer in a few words. */
  answer: string | undefined;
};

export function toolMeta(
  origin: string,
  { path, page, isSent, errors, answer }: ToolState,
): PageMeta {
  return {
    title: stateTitle(page.title, [isSent ? answer : undefined]),
    hasErrors: Object.keys(errors).length > 0,
    description: page.description,
    canonical: origin + link(path),
    isUnlisted: isSent,
  };
}

/** The URL that gives an answer again, in the language of the page. */
export const toolAddress = (
  { language }: Content,
  origin: string,
  path: LoanToolPath,
  query: URLSearchParams | Readonly<Record<string, string>>,
) => origin + inLanguage(link(path, undefined, query), language);
