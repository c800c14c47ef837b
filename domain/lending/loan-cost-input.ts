import { plainText } from "#domain/texts/typed-text.ts";
import { type SubmittedFields, textOf } from "#domain/forms/submitted-fields.ts";
import { calculatorBounds, monthsRule } from "./calculator-input.ts";
import { homeBounds } from "./home-cost-input.ts";
import { shareCents } from "./loan-cost.ts";
import { type Bounds, parseMonths } from "#domain/money/typed-number.ts";
import {
  type FieldErrorCode,
  type FieldRule,
  centsIfGiven,
  heldFields,
  inCents,
  readTypedFields,
} from "#domain/forms/typed-fields.ts";

/** The parameters of `/calculators/loan-cost`, beside `product`. */
export const loanFields = [
  "amount",
  "rate",
  "months",
  "commitment",
  "excise",
  "valuation",
  "legal",
  "insurance",
  "other",
] as const;
export type LoanField = (typeof loanFields)[number];

/** The charges besides interest; `excise` is a share of `commitment`. */
export const loanChargeIds = [
  "commitment",
  "excise",
  "valuation",
  "legal",
  "other",
  "insurance",
] as const;
type LoanChargeId = (typeof loanChargeIds)[number];

/** A loan's own limits, and its published price. */
export type LoanBasis = {
  amountKes: Bounds;
  months: Bounds;
  defaults: Readonly<Record<LoanField, string>>;
};

export type LoanErrorCodes = Partial<Record<LoanField, FieldErrorCode<"amount"> | "neverRepaid">>;

export type LoanRequest = Extract<ReturnType<typeof parseLoanInput>, { ok: true }>["request"];

const charge = { unit: "amount", bounds: homeBounds.insuranceKes, isOptional: true } as const;

/** The maximum rows of a schedule, as in the other calculators. */
export const longestMonths = monthsRule.bounds.max;

/** The value of each field: as sent, else as the basis has it. `years` replaces months that are not sent. */
export function loanFieldsOf(
  sent: SubmittedFields,
  basis: LoanBasis,
): Readonly<Record<LoanField, string>> {
  const held = heldFields(sent, basis.defaults);
  const years = parseMonths(textOf(sent, "years"), calculatorBounds.years);
  if (sent.get("months") === null && years.ok) held.months = String(years.value);
  return held;
}

/** The values that a visitor typed for one loan, to be kept for another; the first loan's own figures are left out. */
export function typedFor(sent: SubmittedFields, basis: LoanBasis): Map<string, string> {
  return new Map(
    loanFields.flatMap((name) => {
      const value = plainText(textOf(sent, name));
      return value === "" || value === basis.defaults[name] ? [] : [[name, value] as const];
    }),
  );
}

/** The rules of the fields, in the order of the form: the loan's own limits, and those of charges. */
export const loanRules = ({ amountKes, months }: LoanBasis) =>
  ({
    amount: { unit: "amount", bounds: amountKes },
    rate: { unit: "rate", bounds: calculatorBounds.annualRatePercent },
    months: { unit: "months", bounds: months },
    commitment: { unit: "percent", bounds: homeBounds.chargePercent, isOptional: true },
    excise: { unit: "percent", bounds: homeBounds.excisePercent, isOptional: true },
    valuation: charge,
    legal: charge,
    insurance: charge,
    other: charge,
  }) as const satisfies Record<LoanField, FieldRule>;

/** Reads what a visitor typed. Converts amounts from shillings to cents. */
export function parseLoanInput(sent: SubmittedFields, basis: LoanBasis) {
  const typed = new Map(Object.entries(loanFieldsOf(sent, basis)));
  const read = readTypedFields(typed, loanRules(basis));
  if (!read.ok) return read;
  const { amount, rate, months, commitment: commitmentPercent, ...given } = read.values;
  const loanCents = inCents(amount);
  const commitment = shareOf(loanCents, commitmentPercent);
  const excise = shareOf(commitment, given.excise);
  return {
    ok: true as const,
    request: {
      terms: { loanCents, annualRatePercent: rate, months },
      commitmentPercent,
      excisePercent: given.excise,
      /** The known charges, in cents; insurance for one year. */
      charges: withoutGaps({
        commitment,
        excise,
        valuation: centsIfGiven(given.valuation),
        legal: centsIfGiven(given.legal),
        other: centsIfGiven(given.other),
        insurance: centsIfGiven(given.insurance),
      }),
    },
  };
}

function shareOf(ofCents: number | undefined, percent: number | undefined) {
  return ofCents === undefined || percent === undefined ? undefined : shareCents(ofCents, percent);
}

function withoutGaps(
  charges: Record<LoanChargeId, number | undefined>,
): Partial<Record<LoanChargeId, number>> {
  return Object.fromEntries(Object.entries(charges).filter(([, cents]) => cents !== undefined));
}

/** The charges as `loanCost` takes them. */
export function chargesOf({ charges }: LoanRequest) {
  const { insurance = 0, ...once } = charges;
  return {
    atStartCents: Object.values(once).reduce((sum, cents) => sum + cents, 0),
    yearlyCents: insurance,
  };
}
