/** CAT-14: the currencies of the catalogue. */
export const currencies = ["KES", "USD", "EUR", "GBP", "ZAR"] as const;
export type Currency = (typeof currencies)[number];

const whole = new Intl.NumberFormat("en-KE", { maximumFractionDigits: 0 });
const withCents = new Intl.NumberFormat("en-KE", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** An amount with its currency, as people read it: `KES 1,234,567`, with cents only where there are any. */
export function formatMoney(amount: number, currency: string = "KES"): string {
  const format = Number.isInteger(amount) ? whole : withCents;
  // A space that does not break: the currency stays beside its figure on a narrow screen. Adding 0 makes 0 of -0.
  return `${currency}\u00a0${format.format(amount + 0)}`;
}

/** CAL-5: the currency of premiums, and of every amount beside them. */
export const kshs = "Kshs";

/** A premium, `Kshs 89,999.94`. The space does not break. */
export const formatKshs = (cents: number) => `${kshs}\u00a0${withCents.format(cents / 100)}`;
