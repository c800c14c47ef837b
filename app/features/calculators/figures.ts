import { fillWords } from "#domain/pages/fill-words.ts";
import { formatMoney } from "#domain/money/money.ts";
import { type Bounds } from "#domain/forms/typed-number.ts";

const plain = new Intl.NumberFormat("en-KE", { maximumFractionDigits: 10 });

/** A rate, a number of years or of months, as short as it can be said: `13.5`, `240`. */
export const formatNumber = (value: number) => plain.format(value);

/** The words of a fault, with the bounds it names; nothing where there is no fault. */
export function faultWords<Fault extends string>(
  words: Readonly<Record<Fault, string>>,
  fault: Fault | undefined,
  values: Readonly<Record<string, string>> = {},
): string | undefined {
  return fault && fillWords(words[fault], values);
}

export const moneyBounds = ({ min, max }: Bounds) => ({
  min: formatMoney(min),
  max: formatMoney(max),
});

export const numberBounds = ({ min, max }: Bounds) => ({
  min: formatNumber(min),
  max: formatNumber(max),
});
