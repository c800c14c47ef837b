import { z } from "zod";
import { audiences } from "#domain/products/catalogue.ts";
import { depositIds, taxStatuses } from "#domain/deposits/deposit-input.ts";
import { interestPayments } from "#domain/deposits/deposit-return.ts";
import { SlugSchema } from "#model/products/schema.ts";
import {
  ShortText,
  textWith,
  toolPageFields,
  textFields,
  ToolFieldTexts,
  fieldsOf,
} from "#model/reading/texts.ts";

const FactId = z.string().min(2);

/** A deposit of the page: its product, and the facts of the product that limit it. */
const DepositSchema = z.strictObject({
  /** The name of its rate in the URL. */
  id: z.enum(depositIds),
  label: ShortText,
  /** The name within a sentence, after "the". */
  inText: ShortText,
  audience: z.enum(audiences),
  slug: SlugSchema,
  paid: z.enum(interestPayments),
  facts: z.strictObject({
    minimum: FactId.optional(),
    /** A lower tax, and the yearly interest up to which it applies. */
    tax: FactId.optional(),
    taxCeiling: FactId.optional(),
  }),
});

/** The texts of /calculators/deposit-return, and the deposits it compares. */
export const DepositReturnSchema = z.strictObject({
  page: z.strictObject({ ...toolPageFields, link: ShortText }),
  form: z.strictObject({
    ...textFields("title", "rates", "ratesHint", "taxed", "submit", "ratesExample"),
    statuses: z.strictObject(textFields(...taxStatuses)),
  }),
  fields: z.strictObject(fieldsOf(ToolFieldTexts, "amount", "months", "rate")),
  errors: z.strictObject({ noRate: ShortText }),
  answer: z.strictObject({
    title: textWith("amount", "months"),
    best: textWith("deposit", "net"),
    same: textWith("net"),
    ...textFields("keep", "rate", "interest"),
    tax: textWith("percent"),
    ...textFields("total", "netRate"),
    paid: z.strictObject(textFields(...interestPayments)),
    belowMinimum: textWith("minimum"),
    ceiling: textWith("ceiling", "normal", "net"),
    equal: textWith("rate", "deposit", "equal", "normal"),
    note: ShortText,
  }),
  example: z.strictObject({
    title: ShortText,
    text: textWith("amount", "rate", "interest", "normal", "normalNet", "tax", "net"),
    amountKes: z.int().positive(),
    ratePercent: z.number().positive(),
    months: z.int().positive(),
  }),
  method: z.strictObject({ title: ShortText, steps: z.array(ShortText).min(1), source: z.url() }),
  enquiry: textWith("amount", "months", "rate", "deposit", "net"),
  /** The product and the fact that state the usual withholding tax. */
  normalTax: z.strictObject({ audience: z.enum(audiences), slug: SlugSchema, fact: FactId }),
  deposits: z.array(DepositSchema).min(1),
});

export type DepositReturnPage = z.infer<typeof DepositReturnSchema>;
