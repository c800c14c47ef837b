import { formatMoney } from "#domain/money/money.ts";
import type { Money } from "#domain/money/currency.ts";
import { inEachLanguage, type Language, languageTags } from "#domain/texts/language.ts";

/** Small currencies need more than two decimals. */
const rateFigures = new Intl.NumberFormat("en-KE", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 4,
});
const names = inEachLanguage(
  (language) => new Intl.DisplayNames(languageTags[language], { type: "currency" }),
);

/** Shillings for one unit of a currency, as a rate board shows them: `127.80`. */
export const formatRate = (rate: number) => rateFigures.format(rate);

/** "US Dollar" */
export const currencyName = (code: string, language: Language) => names[language].of(code) ?? code;

export const formatSum = ({ amount, currency }: Money) => formatMoney(amount, currency);
