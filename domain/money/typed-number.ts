import { plainText } from "#domain/texts/typed-text.ts";

export type Bounds = { readonly min: number; readonly max: number };
export type TypedNumberErrorCode = "missing" | "notANumber" | "tooSmall" | "tooLarge";
export type TypedNumber = { ok: true; value: number } | { ok: false; reason: TypedNumberErrorCode };

/** The number of zeros that a word after the figures means: "5m", "2.5 million", "500k". */
const zerosOf = new Map([
  ["", 0],
  ["k", 3],
  ["thousand", 3],
  ["m", 6],
  ["mn", 6],
  ["million", 6],
  ["bn", 9],
  ["billion", 9],
]);

/** The marks that Kenyans write around an amount: "KES 5,000", "Kshs. 5,000", "5,000/=". */
const currencyBefore = /^(?:kes|kshs?|shs?)\.? ?/;
const currencyAfter = / ?(?:\/[=-]|kes|kshs?|shs?|shillings?)\.?$/;
const figuresAndWord = /^(?<figures>-?[\d, '’]*(?:\.\d*)?) ?(?<word>[a-z]*)$/;
const decimal = /^-?(?:\d+\.?\d*|\.\d+)$/;

/**
 * Reads an amount of money as a person types it, in shillings and at most two decimals.
 *
 * Accepts thousands separators (comma, space, apostrophe) wherever they stand before the point, a currency word
 * before or after, and the words of `zerosOf`. Refuses as `notANumber`: further decimals (5.000 may well mean
 * five thousand), a second point, exponents, any other word. Nothing but spaces or a currency is `missing`.
 */
export function parseTypedAmount(typed: string, bounds: Bounds): TypedNumber {
  const bare = bareFigure(typed).replace(currencyBefore, "").replace(currencyAfter, "");
  if (bare === "") return { ok: false, reason: "missing" };

  const { figures = "", word = "" } = figuresAndWord.exec(bare)?.groups ?? {};
  const zeros = zerosOf.get(word);
  const decimals = figures.split(".")[1]?.length ?? 0;
  if (zeros === undefined || decimals > zeros + 2) return { ok: false, reason: "notANumber" };
  return readDecimal(figures.replaceAll(/[, '’]/g, ""), zeros, bounds);
}

/** Reads a rate in percent: "14", "13.5 %". A comma is refused: 1,5 would otherwise be read as 15. */
export function parseTypedRate(typed: string, bounds: Bounds): TypedNumber {
  const bare = bareFigure(typed).replace(/ ?(?:%|per ?cent)$/, "");
  return bare === "" ? { ok: false, reason: "missing" } : readDecimal(bare, 0, bounds);
}

const yearWord = / ?(?:years?|yrs?)\.?$/;

/** Reads a period in years: "20", "12.5", "20 years". A comma is refused, as in a rate. */
export function parseTypedYears(typed: string, bounds: Bounds): TypedNumber {
  const bare = bareFigure(typed).replace(yearWord, "");
  return bare === "" ? { ok: false, reason: "missing" } : readDecimal(bare, 0, bounds);
}

/** CAL-2: months are years x 12 and must be whole: 12.5 years are 150 months, 0.3 of a year is refused. */
export function parseMonths(
  typed: string,
  bounds: Bounds,
): TypedNumber | { ok: false; reason: "notWholeMonths" } {
  const years = parseTypedYears(typed, bounds);
  if (!years.ok) return years;
  const months = years.value * 12;
  return Number.isInteger(months)
    ? { ok: true, value: months }
    : { ok: false, reason: "notWholeMonths" };
}

/** Reads a period in months: "36", "36 months", "3 years". Half a month is refused. */
export function parseWholeMonths(typed: string, { min, max }: Bounds): TypedNumber {
  const bare = bareFigure(typed).replace(/ ?months?\.?$/, "");
  const unit = yearWord.test(bare) ? 12 : 1;
  const read = parseTypedYears(bare, { min: min / unit, max: max / unit });
  if (!read.ok) return read;
  const months = read.value * unit;
  return Number.isInteger(months)
    ? { ok: true, value: months }
    : { ok: false, reason: "notANumber" };
}

/** In lower case, and without brackets: "(KES) 5,000". A dash stays, since 5-6 is no number. */
export function bareFigure(typed: string) {
  return plainText(plainText(typed).replaceAll(/[()[\]]/g, "")).toLowerCase();
}

function readDecimal(figures: string, zeros: number, { min, max }: Bounds): TypedNumber {
  if (!decimal.test(figures)) return { ok: false, reason: "notANumber" };
  // As text, 2.3 with six zeros is exactly 2300000; 2.3 * 1e6 is not. Adding 0 makes -0 a plain 0.
  const value = Number(`${figures}e${zeros}`) + 0;
  if (value < min) return { ok: false, reason: "tooSmall" };
  if (value > max) return { ok: false, reason: "tooLarge" };
  return { ok: true, value };
}
