import { z } from "zod";
import { ShortText, textWith } from "#model/reading/texts.ts";

/** The texts of the page that compares products. */
export const CompareSchema = z.strictObject({
  title: ShortText,
  description: z.string().min(60).max(160),
  lead: ShortText,
  families: ShortText,
  form: ShortText,
  product: ShortText,
  none: ShortText,
  submit: ShortText,
  caption: ShortText,
  region: ShortText,
  differences: ShortText,
  same: ShortText,
  figure: ShortText,
  start: ShortText,
  oneMore: textWith("title"),
  link: ShortText,
  beside: ShortText,
  shareMessage: textWith("products", "address"),
});
