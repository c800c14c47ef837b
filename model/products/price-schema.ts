import { z } from "zod";
import { priceReceivers } from "#domain/products/price.ts";
import { fieldsOf, ShortText, textFields, textWith, wordsId } from "#model/reading/texts.ts";

export const LabelId = wordsId("interestRate");

const PriceLineSchema = z
  .strictObject({
    /** One of `labels` in site/prices.yaml. */
    label: LabelId,
    receiver: z.enum(priceReceivers),
    /** The id of a fact of the group or the product. */
    fact: z.string().optional(),
    unpublished: z.literal(true).optional(),
    /** The day of the figure, if it differs from the day of all figures. */
    asOf: z.iso.date().optional(),
  })
  .refine(({ fact, unpublished }) => (fact === undefined) === (unpublished === true), {
    error: 'needs either "fact:" with the id of a figure, or "unpublished: true", and not both',
  });

export const PriceSchema = z.array(PriceLineSchema).min(1);

export type PriceLine = z.infer<typeof PriceLineSchema>;

/** The words around the prices of products. */
export const PricesSchema = z.strictObject({
  ...textFields("title", "titleOfDeposits", "ask"),
  asOf: textWith("day"),
  askFor: textWith("label"),
  /** The message of a form that asks for a price. */
  question: textWith("product", "label"),
  receivers: z.strictObject(fieldsOf(ShortText, ...priceReceivers)),
  /** The labels of all prices, by the id that products name. */
  labels: z.record(LabelId, z.string().min(3).max(60)),
});
