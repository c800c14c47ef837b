import { type SubmittedFields, textOf } from "./submitted-fields.ts";
import { plainText } from "#domain/texts/typed-text.ts";
import {
  type Bounds,
  parseMonths,
  parseTypedAmount,
  parseTypedRate,
  parseTypedYears,
  parseWholeMonths,
  type TypedNumber,
} from "#domain/money/typed-number.ts";

const readers = {
  /** Shillings. */
  amount: parseTypedAmount,
  /** Percent of something. */
  percent: parseTypedRate,
  /** Percent a year. */
  rate: parseTypedRate,
  months: parseWholeMonths,
  /** A month of a period, counted from 1. */
  month: parseWholeMonths,
  /** Years, as months. */
  years: parseMonths,
  /** Full years. */
  age: parseAge,
} as const;
export type FieldUnit = keyof typeof readers;

export type FieldRule = { unit: FieldUnit; bounds: Bounds; isOptional?: true };
export type FieldRules = Readonly<Record<string, FieldRule>>;

type Values<Rules extends FieldRules> = {
  [Name in keyof Rules]: Rules[Name] extends { isOptional: true } ? number | undefined : number;
};
export type FieldErrorCode<Unit extends FieldUnit = FieldUnit> = Extract<
  ReturnType<(typeof readers)[Unit]>,
  { ok: false }
>["reason"];
/** By field. */
export type FieldErrorCodes = Readonly<Record<string, FieldErrorCode>>;

/** Error codes by field, each with those of its unit. */
type CodesOf<Rules extends FieldRules> = {
  readonly [Name in keyof Rules]?: FieldErrorCode<Rules[Name]["unit"]>;
};
type Read<Rules extends FieldRules> =
  | { ok: true; values: Values<Rules> }
  | { ok: false; errors: CodesOf<Rules> };

/** Reads the figures of a form by the rule of each field. An optional field may be empty. */
export function readTypedFields<const Rules extends FieldRules>(
  sent: SubmittedFields,
  rules: Rules,
): Read<Rules> {
  const { values, errors } = readEachField(sent, rules);
  // The cast: every field that is not optional has a value, or there are errors.
  return Object.keys(errors).length > 0
    ? { ok: false, errors }
    : { ok: true, values: values as Values<Rules> };
}

/** As `readTypedFields`, but also returns the values of fields without errors. */
export function readEachField<const Rules extends FieldRules>(sent: SubmittedFields, rules: Rules) {
  const values: Record<string, number> = {};
  const errors: Record<string, FieldErrorCode> = {};
  for (const [name, { unit, bounds, isOptional }] of Object.entries(rules)) {
    const typed = textOf(sent, name);
    if (isOptional && plainText(typed) === "") continue;
    const read = readers[unit](typed, bounds);
    if (read.ok) values[name] = read.value;
    else errors[name] = read.reason;
  }
  // The casts: the names are those of the rules, and each field was read by its unit.
  return {
    values: values as Partial<Record<keyof Rules, number>>,
    errors: errors as CodesOf<Rules>,
  };
}

/** The value of each field: as sent, else as the defaults have it. */
export function heldFields<Name extends string>(
  sent: SubmittedFields,
  defaults: Readonly<Record<Name, string>>,
): Record<Name, string> {
  const held: Record<Name, string> = { ...defaults };
  // The cast: Object.keys loses the names.
  for (const name of Object.keys(defaults) as Name[]) {
    const value = sent.get(name);
    if (typeof value === "string") held[name] = value;
  }
  return held;
}

type Texts = Readonly<Record<string, string>>;

/** The values of a link without those that the page it leads to refuses; that page has its own instead. */
export function acceptedValues(
  values: Texts,
  errorsOf: (sent: SubmittedFields) => Readonly<Record<string, unknown>>,
): Texts {
  const refused = Object.keys(errorsOf(new Map(Object.entries(values))));
  if (refused.length === 0) return values;
  const kept = Object.entries(values).filter(([name]) => !refused.includes(name));
  // An error of another field is one of the values together.
  return kept.length < Object.keys(values).length
    ? acceptedValues(Object.fromEntries(kept), errorsOf)
    : {};
}

/** Amounts are typed in shillings and worked with in cents. */
export const inCents = (kes: number) => Math.round(kes * 100);
export const centsIfGiven = (kes: number | undefined) => (kes === undefined ? kes : inCents(kes));

function parseAge(typed: string, bounds: Bounds): TypedNumber {
  const age = parseTypedYears(typed, bounds);
  return age.ok && !Number.isInteger(age.value) ? { ok: false, reason: "notANumber" } : age;
}
