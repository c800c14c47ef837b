import { z } from "zod";
import { ShortText, textWith } from "#model/reading/texts.ts";

/** The texts of the page that compares the insurers' premiums for one car. */
export const MotorComparisonSchema = z.strictObject({
  title: ShortText,
  description: z.string().min(60).max(160),
  lead: ShortText,
  form: ShortText,
  submit: ShortText,
  result: textWith("sum"),
  summary: textWith("lowest", "insurer", "highest", "spread"),
  same: textWith("lowest"),
  extrasChosen: textWith("extras"),
  noExtras: ShortText,
  lowest: ShortText,
  above: textWith("amount"),
  parts: ShortText,
  minimum: textWith("insurer", "minimum"),
  valuation: ShortText,
  oneInsurer: textWith("insurer"),
  falls: z.strictObject({
    title: ShortText,
    text: ShortText,
    caption: ShortText,
    insurer: ShortText,
    at: ShortText,
    fall: ShortText,
    none: textWith("insurers"),
  }),
  shareMessage: textWith("sum", "insurer", "lowest", "address"),
});
