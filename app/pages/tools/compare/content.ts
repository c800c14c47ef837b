import { z } from "zod";
import { Words, wordsWith } from "#model/reading/words.ts";

/** The words of the page that sets products side by side. */
export const CompareSchema = z.strictObject({
  title: Words,
  description: z.string().min(60).max(160),
  lead: Words,
  families: Words,
  form: Words,
  product: Words,
  nobody: Words,
  submit: Words,
  caption: Words,
  region: Words,
  differences: Words,
  same: Words,
  figure: Words,
  blank: Words,
  start: Words,
  oneMore: wordsWith("title"),
  link: Words,
  beside: Words,
  shareMessage: wordsWith("products", "address"),
});
