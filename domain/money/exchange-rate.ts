import { z } from "zod";

/** Shillings for one unit of a currency: what the bank pays for it, and what it asks for it. */
const ExchangeRateSchema = z
  .strictObject({
    currency: z
      .string("missing")
      .regex(/^[A-Z]{3}$/, "invalid")
      .meta({ description: "ISO 4217", example: "USD" }),
    buy: z
      .number("invalid")
      .positive("invalid")
      .meta({ description: "Shillings the bank pays for one", example: 128.4 }),
    sell: z
      .number("invalid")
      .positive("invalid")
      .meta({ description: "Shillings the bank asks for one", example: 130.9 }),
  })
  .refine(({ buy, sell }) => buy <= sell, { path: ["sell"], error: "belowBuy" });

/** In the bank's own order, without a currency twice. */
const ExchangeRateListSchema = z
  .array(ExchangeRateSchema)
  .min(1, "missing")
  .refine(
    (rates) => new Set(rates.map(({ currency }) => currency)).size === rates.length,
    "repeated",
  );

export const ExchangeRatesSchema = z
  .strictObject({
    asOf: z.iso
      .datetime()
      .nullable()
      .meta({ description: "When they were taken; `null` for an example, which nobody took" }),
    source: z.string().meta({ description: "Who says so", example: "Treasury" }),
    provenance: z
      .enum(["bank", "specimen"])
      .meta({ description: "`specimen`: an example, no rate of the bank" }),
    rates: ExchangeRateListSchema,
  })
  .meta({ id: "ExchangeRates" });

export type ExchangeRates = z.infer<typeof ExchangeRatesSchema>;
