import { z } from "zod";
import { directions } from "#domain/money/currency.ts";
import { ShortText, textWith, textFields, Summary, Title } from "#model/reading/texts.ts";

const Text = z.string().min(40).max(400);

export const ForexRatesSchema = z.strictObject({
  title: Title,
  summary: Summary,
  lead: Text,
  board: z.strictObject({
    caption: Title,
    ...textFields("currency", "buy", "sell", "spread"),
    takenAt: textWith("time", "day"),
    source: textWith("source"),
    stale: Text,
    specimen: Text,
  }),
  converter: z.strictObject({
    title: Title,
    direction: ShortText,
    directions: z.record(z.enum(directions), ShortText),
    ...textFields("currency", "amount", "amountHint", "convert", "problem", "gets", "gives"),
    /** The rate at which the bank buys or sells. */
    atBuy: textWith("currency", "rate"),
    atSell: textWith("currency", "rate"),
    indicative: Text,
    errors: z.strictObject({
      amount: z.strictObject({
        ...textFields("missing", "notANumber"),
        tooSmall: textWith("min"),
        tooLarge: textWith("max"),
      }),
      ...textFields("currency", "direction"),
    }),
  }),
  treasury: z.strictObject({
    title: textWith("limit"),
    /** Shown with an answer above the limit. */
    answer: textWith("limit"),
    text: textWith("limit"),
    link: ShortText,
  }),
  reading: z.strictObject({
    title: Title,
    points: z.array(z.strictObject({ title: Title, text: Text })).min(2),
    example: textWith("sum", "brings", "costs", "gap"),
  }),
});

export type ForexRates = z.infer<typeof ForexRatesSchema>;
