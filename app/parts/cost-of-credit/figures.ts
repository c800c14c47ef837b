import { fillText } from "#domain/texts/fill-text.ts";
import type { CentsRange } from "#domain/lending/home-cost.ts";
import { formatMoney } from "#domain/money/money.ts";

const whole = new Intl.NumberFormat("en-KE", { maximumFractionDigits: 0 });
const plain = new Intl.NumberFormat("en-KE", { maximumFractionDigits: 10 });
const twoDecimals = new Intl.NumberFormat("en-KE", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** Whole shillings with the currency, rounded from cents. */
export const kes = (cents: number) => formatMoney(Math.round(cents / 100));

/** With cents where there are any, so that figures add up as they are shown. */
export const exactKes = (cents: number) => formatMoney(cents / 100);

/** Whole shillings for a table whose caption names the currency, rounded from cents. */
export const bareKes = (cents: number) => whole.format(Math.round(cents / 100));

/** Shillings and cents, for a table of single months. */
export const bareCents = (cents: number) => twoDecimals.format(cents / 100);

/** A rate, a number of years or of months, without needless decimals: `13.5`, `240`. */
export const formatNumber = (value: number) => plain.format(value);

export const percentText = (percent: number) => `${twoDecimals.format(percent)}%`;

/** `KES 856,000 to 906,000`; one figure if both ends read the same. */
export function kesRange({ from, to }: CentsRange, text: string): string {
  return joinEnds(kes(from), kes(to), bareKes(to), text);
}

export const exactRange = ({ from, to }: CentsRange, text: string) =>
  joinEnds(exactKes(from), exactKes(to), exactKes(to).replace(/^\D+/, ""), text);

export function percentRange(from: number, to: number, text: string): string {
  return joinEnds(percentText(from), percentText(to), percentText(to), text);
}

function joinEnds(from: string, to: string, bareTo: string, text: string) {
  return from === to ? from : fillText(text, { from, to: bareTo });
}
