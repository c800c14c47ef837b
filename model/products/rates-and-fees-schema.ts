import { z } from "zod";
import { Words, wordsWith } from "#model/reading/words.ts";

/** The words of the page with every figure of the catalogue, and the day they were checked. */
export const RatesAndFeesSchema = z.strictObject({
  title: Words,
  description: z.string().min(60).max(160),
  lead: Words,
  /** The day somebody last compared the figures of all products with what the bank charges. */
  checkedOn: z.iso.date(),
  checked: wordsWith("day"),
  stale: Words,
  form: Words,
  term: Words,
  termHint: Words,
  family: Words,
  allFamilies: Words,
  show: Words,
  found: wordsWith("figures"),
  none: wordsWith("term"),
  all: Words,
  families: Words,
  downloads: Words,
  csv: Words,
  json: Words,
  what: Words,
  figure: Words,
  caption: wordsWith("family"),
  loans: z.strictObject({
    title: Words,
    text: z.array(Words).min(1),
    source: z.url(),
    sourceAsOf: z.iso.date(),
    caption: Words,
    class: Words,
    kesonia: Words,
    premium: Words,
    rate: Words,
    fees: Words,
    total: Words,
    asOf: Words,
    blank: Words,
    blankNote: Words,
    region: Words,
  }),
});

export type RatesAndFees = z.infer<typeof RatesAndFeesSchema>;
