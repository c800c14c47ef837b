import { figuresOf, plainText } from "#domain/texts/typed-text.ts";

/** The longest spelling of a number, which is longer than its digits. */
export const longestPhone = 40;

/** The zero of calls within Kenya, in brackets after the country's code: +254 (0)712 345 678. */
const zeroWithin = /^(\D*(?:00)?254)\D*\( ?0 ?\)/;

/** The digits of a number as they are dialled; a leading 00 becomes a plus sign. */
export function dialled(typed: string): string {
  return figuresOf(plainText(typed).replace(zeroWithin, "$1")).replace(/^00(?=[1-9])/, "+");
}

/**
 * FRM-3, FRM-4: a Kenyan mobile number as it is sent: 254, then nine digits that begin with 7 or 1; `undefined` for any
 * other. Accepts the usual spellings: 0712 345 678, 712345678, +254 712 345 678, 00254 (0)712 345 678.
 */
export function parseKenyanMobile(typed: string): string | undefined {
  const match = /^(?:\+?254|0)?([71]\d{8})$/.exec(dialled(typed));
  return match ? `254${match[1]}` : undefined;
}

/** A Kenyan mobile number in national form, `0712 345 678`; any other text as it is. */
export const formatPhone = (typed: string): string =>
  parseKenyanMobile(typed)?.replace(/^254(...)(...)(...)$/, "0$1 $2 $3") ?? typed;
