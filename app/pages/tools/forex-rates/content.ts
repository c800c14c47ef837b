import { z } from "zod";
import { directions } from "#domain/money/currency.ts";
import { Words, wordsWith } from "#model/reading/words.ts";

const Title = z.string().min(3).max(60);
const Text = z.string().min(40).max(400);

/** The words of /forex-rates. */
export const ForexRatesSchema = z.strictObject({
  title: Title,
  summary: z.string().min(60).max(160),
  lead: Text,
  board: z.strictObject({
    caption: Title,
    currency: Words,
    buy: Words,
    sell: Words,
    spread: Words,
    takenAt: wordsWith("time", "day"),
    source: wordsWith("source"),
    stale: Text,
    specimen: Text,
  }),
  converter: z.strictObject({
    title: Title,
    direction: Words,
    directions: z.record(z.enum(directions), Words),
    currency: Words,
    amount: Words,
    amountHint: Words,
    convert: Words,
    problem: Words,
    gets: Words,
    gives: Words,
    /** At the rate at which the bank buys, or sells. */
    atBuy: wordsWith("currency", "rate"),
    atSell: wordsWith("currency", "rate"),
    indicative: Text,
    faults: z.strictObject({
      amount: z.strictObject({
        missing: Words,
        notANumber: Words,
        tooSmall: wordsWith("min"),
        tooLarge: wordsWith("max"),
      }),
      currency: Words,
      direction: Words,
    }),
  }),
  treasury: z.strictObject({
    title: wordsWith("limit"),
    /** Beside an answer that is above the limit. */
    answer: wordsWith("limit"),
    text: wordsWith("limit"),
    link: Words,
  }),
  reading: z.strictObject({
    title: Title,
    points: z.array(z.strictObject({ title: Title, text: Text })).min(2),
    example: wordsWith("sum", "brings", "costs", "gap"),
  }),
});

export type ForexRates = z.infer<typeof ForexRatesSchema>;
