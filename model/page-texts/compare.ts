import { z } from "zod";
import { ShortText, textWith, textFields, Summary } from "#model/reading/texts.ts";

/** The texts of the page that compares products. */
export const CompareSchema = z.strictObject({
  title: ShortText,
  description: Summary,
  ...textFields("lead", "families", "form", "product", "none", "submit", "caption", "region"),
  ...textFields("differences", "same", "single", "blank", "figure", "start"),
  oneMore: textWith("title"),
  ...textFields("link", "beside"),
  shareMessage: textWith("products", "day", "address"),
});
