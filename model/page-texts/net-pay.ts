import { z } from "zod";
import { netPayFields, payKinds } from "#domain/pay/net-pay-input.ts";
import { deductionIds, payRateNames } from "#domain/pay/pay-rates.ts";
import {
  fieldsOf,
  ShortText,
  textFields,
  textWith,
  toolPageFields,
  ToolFieldTexts,
} from "#model/reading/texts.ts";

/** The texts of /calculators/net-pay. */
export const NetPaySchema = z.strictObject({
  page: z.strictObject(toolPageFields),
  start: z.strictObject({ grossKes: z.int().positive() }),
  form: z.strictObject({
    ...textFields("title", "proven", "provenHint", "submit"),
    knows: z.strictObject(fieldsOf(ShortText, ...payKinds)),
  }),
  fields: z.strictObject(fieldsOf(ToolFieldTexts, ...netPayFields)),
  errors: z.strictObject({
    abovePay: textWith("what"),
    monthMissing: ShortText,
    monthTooEarly: textWith("min"),
  }),
  answer: z.strictObject({
    ...textFields("net", "gross", "outOf", "leaves", "caption", "cost", "paidTo", "amount"),
    ...textFields("total", "asEntered"),
    expired: textWith("month"),
    share: textWith("percent", "amount", "day"),
    least: textWith("amount", "day"),
    byBands: textWith("day"),
  }),
  lines: z.strictObject({ ...fieldsOf(ShortText, ...deductionIds), nssf: textWith("number") }),
  receivers: z.strictObject(fieldsOf(ShortText, ...deductionIds)),
  tax: z.strictObject({
    ...textFields("title", "contributions", "pension", "medical", "interest", "taxable", "relief"),
    ...textFields("insurance", "paye"),
    band: textWith("percent", "amount"),
    less: textWith("amount"),
    limits: textWith("pension", "interest", "medical", "percent", "most"),
  }),
  method: z.strictObject({ title: ShortText, steps: z.array(ShortText).min(1) }),
  /** The link to the affordability calculator. */
  next: z.strictObject(textFields("title", "text", "button")),
  sources: z.strictObject({ title: ShortText, ...fieldsOf(ShortText, ...payRateNames) }),
});
