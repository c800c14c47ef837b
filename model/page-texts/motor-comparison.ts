import { z } from "zod";
import { ShortText, textWith, textFields, Summary } from "#model/reading/texts.ts";

/** The texts of the page that compares the insurers' premiums for one car. */
export const MotorComparisonSchema = z.strictObject({
  title: ShortText,
  description: Summary,
  ...textFields("lead", "form", "submit"),
  result: textWith("sum"),
  summary: textWith("lowest", "insurer", "highest", "spread"),
  same: textWith("lowest"),
  extrasChosen: textWith("extras"),
  ...textFields("noExtras", "lowest"),
  above: textWith("amount"),
  parts: ShortText,
  minimum: textWith("insurer", "minimum"),
  valuation: ShortText,
  oneInsurer: textWith("insurer"),
  falls: z.strictObject({
    ...textFields("title", "text", "caption", "insurer", "at", "fall"),
    none: textWith("insurers"),
  }),
});
