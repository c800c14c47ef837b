import { fillText } from "#domain/pages/fill-text.ts";
import { formatMoney } from "#domain/money/money.ts";
import { type Bounds } from "#domain/forms/typed-number.ts";

const plain = new Intl.NumberFormat("en-KE", { maximumFractionDigits: 10 });

/** A rate, a number of years or of months, without needless decimals: `13.5`, `240`. */
export const formatNumber = (value: number) => plain.format(value);

/** The message of an error code, with the limits that it names; undefined without a code. */
export function errorMessage<ErrorCode extends string>(
  texts: Readonly<Record<ErrorCode, string>>,
  error: ErrorCode | undefined,
  values: Readonly<Record<string, string>> = {},
): string | undefined {
  return error && fillText(texts[error], values);
}

export const moneyBounds = ({ min, max }: Bounds, currency?: string) => ({
  min: formatMoney(min, currency),
  max: formatMoney(max, currency),
});
