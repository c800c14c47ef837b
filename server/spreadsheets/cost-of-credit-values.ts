import { type SubmittedFields, textOf } from "#domain/forms/submitted-fields.ts";
import { calculatorBounds } from "#domain/lending/calculator-input.ts";
import { homeBounds } from "#domain/lending/home-cost-input.ts";
import { loanFieldsOf, longestMonths } from "#domain/lending/loan-cost-input.ts";
import {
  type Bounds,
  parseTypedAmount,
  parseTypedRate,
  parseWholeMonths,
} from "#domain/money/typed-number.ts";
import type { LoanOffer } from "#model/loans/loan-offers.ts";
import type { ChargeName, TermName } from "./cost-of-credit-formulas.ts";

/** A charge as a percentage, low and high, or as an amount in shillings that replaces it. */
type ChargeValue = { low?: Value; high?: Value; amount?: Value };
type Value = number | undefined;

/** The first values of the yellow cells; a percentage is 1.5 for 1.5%. */
export type SheetValues = Readonly<Partial<Record<TermName, Value>>> & {
  charges: Readonly<Partial<Record<ChargeName, ChargeValue>>>;
};

type Offered = { basis: LoanOffer["basis"]; charges: Partial<LoanOffer["charges"]> };

/**
 * The input cells: from the URL's values, otherwise from the published terms of the loan. A value that cannot be read
 * leaves its cell empty for the user.
 */
export function valuesOf(
  sent: SubmittedFields,
  { basis, charges: published }: Offered,
): SheetValues {
  const typed = loanFieldsOf(sent, basis);
  const amount = (text: string, bounds: Bounds = homeBounds.insuranceKes) =>
    valueOf(parseTypedAmount(text, bounds));
  const percent = (text: string, bounds: Bounds = homeBounds.chargePercent) =>
    valueOf(parseTypedRate(text, bounds));
  const share = (name: string, usual?: Value) =>
    sent.get(name) === null ? usual : percent(textOf(sent, name));
  const months = valueOf(parseWholeMonths(typed.months, { min: 1, max: longestMonths }));
  return {
    price: amount(textOf(sent, "price"), homeBounds.priceKes),
    loan: amount(typed.amount, { ...basis.amountKes, min: 1 }),
    rate: percent(typed.rate, calculatorBounds.annualRatePercent),
    months,
    charges: {
      commitment: { low: percent(typed.commitment) },
      excise: { low: percent(typed.excise, homeBounds.excisePercent) },
      valuation: {
        low: share("valuationPercent", published.valuationPercent),
        amount: amount(typed.valuation),
      },
      legal: {
        low: share("legalFrom", published.legalPercent?.from),
        high: share("legalTo", published.legalPercent?.to),
      },
      // The loan calculator has no transfer, so its legal fees are the loan's.
      legalCharge: { amount: amount(typed.legal) ?? amount(textOf(sent, "legalCharge")) },
      legalVat: { low: share("legalVat", published.legalVatPercent) },
      stampDuty: { low: share("stampDuty", published.stampDutyPercent) },
      chargeDuty: { low: share("chargeDuty") },
      inspection: { amount: published.inspectionKes },
      other: { amount: amount(typed.other) },
      insurance: { amount: amount(typed.insurance) },
    },
  };
}

function valueOf(read: { ok: true; value: number } | { ok: false }) {
  return read.ok ? read.value : undefined;
}
