import { z } from "zod";

const known = new Set(Intl.supportedValuesOf("currency"));

/** The mistake in a currency of the board; `before` are the currencies above it. */
export function currencyMistake(currency: string, before: readonly string[]): string | undefined {
  if (!known.has(currency)) return `${currency || "nothing"} is no currency code of ISO 4217`;
  if (currency === "KES") return "KES is what the others are counted in";
  return before.includes(currency) ? `${currency} appears twice` : undefined;
}

export const spreadMistake = (currency: string): string =>
  `${currency} is bought for more than it is sold for`;

const RateSchema = z.strictObject({
  currency: z.string(),
  buy: z.number().positive(),
  sell: z.number().positive(),
});

/** The rates of the board: the bank's own of a day, or an example until there are any. */
export const ExchangeRatesFileSchema = z
  .strictObject({
    provenance: z.enum(["bank", "specimen"]),
    asOf: z.iso.date().optional(),
    source: z.string().min(2),
    rates: z.array(RateSchema).min(1),
  })
  .superRefine(({ provenance, asOf, rates }, context) => {
    const say = (path: (string | number)[], message: string) =>
      context.addIssue({ code: "custom", path, message });
    if (provenance === "bank" && asOf === undefined)
      say(["asOf"], "is missing: the bank's rates are those of a day, such as 2026-11-26");
    if (provenance === "specimen" && asOf !== undefined)
      say(["asOf"], "is a day of the bank's own rates: write provenance: bank, or delete the line");
    for (const [index, { currency, buy, sell }] of rates.entries()) {
      const before = rates.slice(0, index).map((rate) => rate.currency);
      const mistake = currencyMistake(currency, before);
      if (mistake !== undefined) say(["rates", index, "currency"], mistake);
      if (buy > sell) say(["rates", index, "sell"], spreadMistake(currency));
    }
  });

export type ExchangeRatesFile = z.infer<typeof ExchangeRatesFileSchema>;
