import { z } from "zod";
import { ExchangeRateListSchema } from "#domain/money/exchange-rate.ts";

/** Rates that show what the board does, until the bank's own are imported. */
export const SpecimenExchangeRatesSchema = z.strictObject({
  source: z.string().min(2),
  rates: ExchangeRateListSchema,
});

export type SpecimenExchangeRates = z.infer<typeof SpecimenExchangeRatesSchema>;
