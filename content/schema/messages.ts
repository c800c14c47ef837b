import { z } from "zod";
import { CalculatorMessagesSchema } from "./calculator-messages.ts";
import { Words, wordsWith } from "./words.ts";

export const MessagesSchema = z.strictObject({
  loading: Words,
  loadingWait: Words,
  notFound: z.strictObject({ heading: wordsWith("address"), text: Words, button: Words }),
  bankingNotFound: z.strictObject({ heading: Words }),
  applicationError: z.strictObject({ heading: Words, text: Words }),
  film: z.strictObject({ retrieving: Words, close: Words, failed: Words }),
  specimen: Words,
  specimenTitle: Words,
  guide: Words,
  otherUnderwriters: Words,
  carousel: z.strictObject({ stop: Words, start: Words, slide: wordsWith("number") }),
  device: z.strictObject({ title: Words, android: Words, ios: Words, other: Words }),
  campaign: z.strictObject({ features: Words, similar: Words }),
  exchangeRates: z.strictObject({ unavailable: Words }),
  calculators: CalculatorMessagesSchema,
  search: z.strictObject({ resultsFor: wordsWith("term"), noResultsFor: wordsWith("term") }),
});

export type Messages = z.infer<typeof MessagesSchema>;
