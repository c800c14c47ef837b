import { fillText } from "#domain/pages/fill-text.ts";
import type { HomeCostTexts } from "#model/loans/home-cost-schema.ts";
import { calculatorBounds } from "#domain/lending/calculator-input.ts";
import { homeBounds, type HomeCostField, homeCostFields } from "#domain/lending/home-cost-input.ts";
import { formatMoney } from "#domain/money/money.ts";
import type { Bounds } from "#domain/forms/typed-number.ts";
import type { Answered } from "#app/features/home-cost/home-answer.ts";

export type HomeErrors = Partial<Record<HomeCostField, string>>;

const amountBounds: Partial<Record<HomeCostField, Bounds>> = {
  price: homeBounds.priceKes,
  loan: homeBounds.loanKes,
  deposit: homeBounds.depositKes,
  legalCharge: homeBounds.legalChargeKes,
  insurance: homeBounds.insuranceKes,
  month: homeBounds.monthKes,
};
const plainBounds: Partial<Record<HomeCostField, Bounds>> = {
  rate: calculatorBounds.annualRatePercent,
  years: calculatorBounds.years,
  excise: homeBounds.excisePercent,
};

/** Error messages by field, in the order of the form. */
export function errorMessages(
  answered: Answered,
  { errors: texts, fields }: Pick<HomeCostTexts, "errors" | "fields">,
): HomeErrors {
  if (answered.ok) return {};
  return Object.fromEntries(
    homeCostFields.flatMap((name) => {
      const error = answered.errors[name];
      const { what, example } = fields[name];
      return error
        ? [
            [
              name,
              fillText(texts[error], {
                what,
                example,
                ...boundsOf(error === "beyondLoans" ? "loan" : name),
              }),
            ],
          ]
        : [];
    }),
  );
}

function boundsOf(name: HomeCostField) {
  const amount = amountBounds[name];
  if (amount) return { min: formatMoney(amount.min), max: formatMoney(amount.max) };
  const { min, max } = plainBounds[name] ?? homeBounds.chargePercent;
  return { min, max };
}
