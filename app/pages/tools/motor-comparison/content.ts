import { z } from "zod";
import { Words, wordsWith } from "#model/reading/words.ts";

/** The words of the page that prices one car with every insurer. */
export const MotorComparisonSchema = z.strictObject({
  title: Words,
  description: z.string().min(60).max(160),
  lead: Words,
  form: Words,
  submit: Words,
  result: wordsWith("sum"),
  summary: wordsWith("lowest", "insurer", "highest", "spread"),
  same: wordsWith("lowest"),
  extrasChosen: wordsWith("extras"),
  noExtras: Words,
  lowest: Words,
  above: wordsWith("amount"),
  parts: Words,
  minimum: wordsWith("insurer", "minimum"),
  cheaperAbove: wordsWith("insurer", "at", "total", "saving"),
  valuation: Words,
  withLevies: Words,
  oneInsurer: wordsWith("insurer"),
  falls: z.strictObject({
    title: Words,
    text: Words,
    caption: Words,
    insurer: Words,
    at: Words,
    fall: Words,
    none: wordsWith("insurers"),
  }),
  shareMessage: wordsWith("sum", "insurer", "lowest", "address"),
});
