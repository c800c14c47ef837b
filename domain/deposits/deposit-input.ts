import { plainText } from "#domain/texts/typed-text.ts";
import { type SubmittedFields, textOf } from "#domain/forms/submitted-fields.ts";
import { calculatorBounds } from "#domain/lending/calculator-input.ts";
import {
  type FieldErrorCode,
  type FieldRules,
  inCents,
  readTypedFields,
} from "#domain/forms/typed-fields.ts";

/** The owner of the interest: a person resident in Kenya pays the lower tax of a housing development bond. */
export const taxStatuses = ["resident", "other"] as const;

/** The deposits the page compares; the query parameter of each rate is the deposit's id. */
export const depositIds = ["fixed", "bond", "hybrid", "call", "fanaka"] as const;

/** The other parameters of `/calculators/deposit-return`. */
export const depositFields = ["amount", "months", "taxed"] as const;

/** Ten years: the bank offers no longer deposits. */
const depositMonths = { min: 1, max: 120 };
/** A rate of 0 is no offer. */
const depositRatePercent = { min: 0.01, max: 100 };

export type DepositRequest = Extract<ReturnType<typeof parseDepositInput>, { ok: true }>["request"];

/** By field; `noRate` is the error of the first rate if none was given. */
export type DepositErrorCodes = Readonly<Record<string, FieldErrorCode<"amount"> | "noRate">>;

const figures = {
  amount: { unit: "amount", bounds: calculatorBounds.amountKes },
  months: { unit: "months", bounds: depositMonths },
} as const;
const rate = { unit: "rate", bounds: depositRatePercent, isOptional: true } as const;
const ratesOf = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, rate]));

/** The rules of the fields, in the order of the form: the amount, the months and the rate of each deposit. */
export const depositRules = (ids: readonly string[]): FieldRules => ({
  ...figures,
  ...ratesOf(ids),
});

/** Reads what a visitor typed. Converts the amount from shillings to cents; an empty rate is not an offer. */
export function parseDepositInput(sent: SubmittedFields, ids: readonly string[]) {
  const read = readTypedFields(sent, figures);
  const rates = readTypedFields(sent, ratesOf(ids));
  const given = ids.filter((id) => plainText(textOf(sent, id)) !== "");
  const [first] = ids;
  if (!read.ok || !rates.ok || given.length === 0) {
    const noRate = given.length === 0 && first !== undefined && { [first]: "noRate" as const };
    const errors: DepositErrorCodes = {
      ...(!read.ok && read.errors),
      ...(!rates.ok && rates.errors),
      ...noRate,
    };
    return { ok: false as const, errors };
  }
  const taxed = taxStatuses.find((each) => each === textOf(sent, "taxed")) ?? "resident";
  const { amount, months } = read.values;
  return {
    ok: true as const,
    request: {
      depositCents: inCents(amount),
      months,
      taxed,
      /** The rates that were offered, in percent, by the deposit's id. */
      rates: new Map(given.map((id) => [id, rates.values[id] ?? 0])),
    },
  };
}
