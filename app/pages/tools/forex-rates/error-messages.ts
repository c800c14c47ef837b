import { fillText } from "#domain/texts/fill-text.ts";
import type { ForexRates } from "#model/page-texts/forex-rates.ts";
import { conversionBounds, type ConversionErrorCodes } from "#domain/money/currency.ts";

type ShortText = ForexRates["converter"]["errors"];
export type ErrorMessages = Partial<Record<"direction" | "currency" | "amount", string>>;

const count = new Intl.NumberFormat("en-KE");

/** Error messages by field, in the order of the form. */
export function errorMessages(errors: ConversionErrorCodes, texts: ShortText): ErrorMessages {
  const { min, max } = conversionBounds;
  const bounds = { min: count.format(min), max: count.format(max) };
  return {
    ...(errors.direction && { direction: texts.direction }),
    ...(errors.currency && { currency: texts.currency }),
    ...(errors.amount && { amount: fillText(texts.amount[errors.amount], bounds) }),
  };
}
