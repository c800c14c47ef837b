import { plainText } from "#domain/forms/typed-text.ts";
import type { SubmittedFields } from "#domain/forms/submitted-fields.ts";
import { calculatorBounds, parseMonths, textOf } from "./calculator-input.ts";
import { homeBounds } from "./home-cost-input.ts";
import { shareCents } from "./loan-cost.ts";
import type { LoanTerms } from "./amortisation.ts";
import {
  type Bounds,
  parseTypedAmount,
  parseTypedRate,
  parseWholeMonths,
  type TypedNumber,
  type TypedNumberErrorCode,
} from "#domain/forms/typed-number.ts";

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

/** A loan's own limits, and what the bank publishes of its price. */
export type LoanBasis = {
  amountKes: Bounds;
  months: Bounds;
  defaults: Readonly<Record<LoanField, string>>;
};

type LoanErrorCode = TypedNumberErrorCode | "neverRepaid";
export type LoanErrorCodes = Partial<Record<LoanField, LoanErrorCode>>;

export type LoanRequest = {
  terms: LoanTerms;
  commitmentPercent: number | undefined;
  excisePercent: number | undefined;
  /** Those that were given, in cents; insurance for one year. */
  charges: Partial<Record<LoanChargeId, number>>;
};

type LoanInput = { ok: true; request: LoanRequest } | { ok: false; errors: LoanErrorCodes };

/** The rows a schedule may have: as many as the other calculators take. */
export const longestMonths = calculatorBounds.years.max * 12;

/** The value of each field: as sent, else as the basis has it. `years` replaces months that are not sent. */
export function loanFieldsOf(
  sent: SubmittedFields,
  basis: LoanBasis,
): Readonly<Record<LoanField, string>> {
  const held = { ...basis.defaults };
  for (const name of loanFields) {
    const value = sent.get(name);
    if (typeof value === "string") held[name] = value;
  }
  const years = parseMonths(textOf(sent, "years"));
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

/** Reads what a visitor typed, within the loan's own limits. Amounts come in shillings and leave in cents. */
export function parseLoanInput(sent: SubmittedFields, basis: LoanBasis): LoanInput {
  const typed = loanFieldsOf(sent, basis);
  const errors: LoanErrorCodes = {};
  const take = (name: LoanField, read: TypedNumber) => {
    if (read.ok) return read.value;
    errors[name] = read.reason;
    return undefined;
  };
  const isEmpty = (name: LoanField) => plainText(typed[name]) === "";
  const cents = (name: LoanField) => {
    const kes = isEmpty(name)
      ? undefined
      : take(name, parseTypedAmount(typed[name], homeBounds.insuranceKes));
    return kes === undefined ? undefined : Math.round(kes * 100);
  };
  const percent = (name: LoanField, bounds: Bounds) =>
    isEmpty(name) ? undefined : take(name, parseTypedRate(typed[name], bounds));

  const amount = take("amount", parseTypedAmount(typed.amount, basis.amountKes));
  const rate = take("rate", parseTypedRate(typed.rate, calculatorBounds.annualRatePercent));
  const months = take("months", parseWholeMonths(typed.months, basis.months));
  const commitmentPercent = percent("commitment", homeBounds.chargePercent);
  const excisePercent = percent("excise", homeBounds.excisePercent);
  const given = {
    valuation: cents("valuation"),
    legal: cents("legal"),
    other: cents("other"),
    insurance: cents("insurance"),
  };
  if (
    amount === undefined ||
    rate === undefined ||
    months === undefined ||
    Object.keys(errors).length > 0
  )
    return { ok: false, errors };
  const loanCents = Math.round(amount * 100);
  const commitment = shareOf(loanCents, commitmentPercent);
  const excise = shareOf(commitment, excisePercent);
  return {
    ok: true,
    request: {
      terms: { loanCents, annualRatePercent: rate, months },
      commitmentPercent,
      excisePercent,
      charges: withoutGaps({ commitment, excise, ...given }),
    },
  };
}

function shareOf(ofCents: number | undefined, percent: number | undefined) {
  return ofCents === undefined || percent === undefined ? undefined : shareCents(ofCents, percent);
}

function withoutGaps(charges: Record<LoanChargeId, number | undefined>): LoanRequest["charges"] {
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
