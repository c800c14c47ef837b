import { fillWords } from "#domain/pages/fill-words.ts";
import type { HomeCostWords } from "#model/loans/home-cost-schema.ts";
import { calculatorBounds } from "#domain/lending/calculator-input.ts";
import { homeBounds, type HomeCostField, homeCostFields } from "#domain/lending/home-cost-input.ts";
import { formatMoney } from "#domain/money/money.ts";
import type { Bounds } from "#domain/forms/typed-number.ts";
import type { Answered } from "#app/features/home-cost/home-answer.ts";

export type HomeErrors = Partial<Record<HomeCostField, string>>;

const amountBounds: Partial<Record<HomeCostField, Bounds>> = {
  price: homeBounds.priceKes,
  deposit: homeBounds.depositKes,
  insurance: homeBounds.insuranceKes,
  netPay: homeBounds.netPayKes,
};
const plainBounds: Partial<Record<HomeCostField, Bounds>> = {
  rate: calculatorBounds.annualRatePercent,
  years: calculatorBounds.years,
  excise: homeBounds.excisePercent,
  age: homeBounds.age,
};

/** Words for what is wrong, in the order of the form. */
export function faultWords(
  answered: Answered,
  { faults: words, fields }: Pick<HomeCostWords, "faults" | "fields">,
): HomeErrors {
  if (answered.ok) return {};
  return Object.fromEntries(
    homeCostFields.flatMap((name) => {
      const fault = answered.faults[name];
      const { what, example } = fields[name];
      return fault ? [[name, fillWords(words[fault], { what, example, ...boundsOf(name) })]] : [];
    }),
  );
}

function boundsOf(name: HomeCostField) {
  const amount = amountBounds[name];
  if (amount) return { min: formatMoney(amount.min), max: formatMoney(amount.max) };
  const { min, max } = plainBounds[name] ?? homeBounds.chargePercent;
  return { min, max };
}
