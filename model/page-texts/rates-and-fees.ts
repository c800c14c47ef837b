import { z } from "zod";
import { referenceRates } from "#model/loans/pricing-schema.ts";
import { LabelId } from "#model/products/price-schema.ts";
import { Count, ShortText, textWith, textFields, Summary } from "#model/reading/texts.ts";

/** The texts of the page with every figure of the catalogue, and the day of the last check. */
export const RatesAndFeesSchema = z.strictObject({
  title: ShortText,
  description: Summary,
  lead: ShortText,
  /** The day on which the figures of all products were last compared with the bank's charges. */
  checkedOn: z.iso.date(),
  checked: textWith("day"),
  stale: ShortText,
  /** The prices that visitors ask for most, in the order of the page. */
  askedMost: z.strictObject({
    title: ShortText,
    prices: z
      .array(
        z.strictObject({
          /** A product, or a group of it, by the path of its page. */
          product: z.string().regex(/^[a-z-]+\/for-[a-z]+\/[a-z0-9-]+(\/[a-z0-9-]+)?$/),
          /** One of the prices of this product. */
          label: LabelId,
        }),
      )
      .min(5),
  }),
  ...textFields("form", "term", "termHint", "family", "allFamilies", "show"),
  found: Count,
  none: textWith("term"),
  ...textFields("all", "families", "downloads", "csv", "json", "what", "figure"),
  caption: textWith("family"),
  loans: z.strictObject({
    title: ShortText,
    text: z.array(ShortText).min(1),
    sources: z.array(z.strictObject({ source: z.url(), asOf: z.iso.date() })).min(1),
    ...textFields("caption", "class", "reference"),
    references: z.record(z.enum(referenceRates), ShortText),
    ...textFields("premium", "rate", "fees", "total", "asOf", "blank", "blankNote", "region"),
  }),
});
