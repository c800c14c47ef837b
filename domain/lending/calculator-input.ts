import type { SubmittedFields } from "#domain/forms/submitted-fields.ts";
import type { Bounds } from "#domain/money/typed-number.ts";
import { readTypedFields } from "#domain/forms/typed-fields.ts";

/** The bounds of the calculators' fields, with the reason for each. */
export const calculatorBounds = {
  /** A thousand million shillings: a hundred times the largest home loan, and the answer still fits a phone. */
  amountKes: { min: 1, max: 1_000_000_000 },
  /** 0 is an employer's interest-free loan; above 100 a year the decimal point was probably left out. */
  annualRatePercent: { min: 0, max: 100 },
  /** The bank lends for up to 20 years; 40 leaves room to compare with others. */
  years: { min: 1, max: 40 },
} as const satisfies Record<string, Bounds>;

/** The rules of the mortgage calculator's fields. */
export const mortgageRules = {
  amount: { unit: "amount", bounds: calculatorBounds.amountKes },
  rate: { unit: "rate", bounds: calculatorBounds.annualRatePercent },
  years: { unit: "years", bounds: calculatorBounds.years },
} as const;
export const mortgageFields = ["amount", "rate", "years"] as const;
/** A period in months, with the same maximum as in years. */
export const monthsRule = {
  unit: "months",
  bounds: { min: 1, max: calculatorBounds.years.max * 12 },
} as const;

/** CAL-10: the parameters of `/calculators/mortgage`: amount, rate, years. */
export function parseMortgageInput(sent: SubmittedFields) {
  const read = readTypedFields(sent, mortgageRules);
  if (!read.ok) return read;
  const { amount: amountKes, rate: annualRatePercent, years: months } = read.values;
  return { ok: true as const, terms: { amountKes, annualRatePercent, months } };
}
