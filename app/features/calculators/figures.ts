import { calculatorBounds } from "#domain/lending/calculator-input.ts";
import type { TypedNumberErrorCode } from "#domain/forms/typed-number.ts";
import { formatMoney, kshs } from "#domain/money/money.ts";
import { fillText } from "#domain/pages/fill-text.ts";
import type { CalculatorMessages } from "#model/loans/calculator-messages.ts";

const plain = new Intl.NumberFormat("en-KE", { maximumFractionDigits: 10 });

/** A rate, a number of years or of months, without needless decimals: `13.5`, `240`. */
export const formatNumber = (value: number) => plain.format(value);

/** The message of an error of the sum insured, with the limit that it names; undefined without a code. */
export function sumInsuredError(
  code: TypedNumberErrorCode | undefined,
  { errors }: CalculatorMessages,
): string | undefined {
  const { min, max } = calculatorBounds.sumInsuredKes;
  const limits = { min: formatMoney(min, kshs), max: formatMoney(max, kshs) };
  return code && fillText(errors.sumInsured[code], limits);
}
