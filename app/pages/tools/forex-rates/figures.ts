import { formatMoney } from "#domain/money/money.ts";
import type { Money } from "#domain/money/currency.ts";

/** Small currencies need more than two decimals. */
const rateFigures = new Intl.NumberFormat("en-KE", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 4,
});
const names = new Intl.DisplayNames("en-KE", { type: "currency" });

/** Shillings for one unit of a currency, as a rate board shows them: `127.80`. */
export const formatRate = (rate: number) => rateFigures.format(rate);

/** "US Dollar" */
export const currencyName = (code: string) => names.of(code) ?? code;

export const formatSum = ({ amount, currency }: Money) => formatMoney(amount, currency);
