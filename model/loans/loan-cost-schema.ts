import { z } from "zod";
import { audiences } from "#domain/products/catalogue.ts";
import { loanChargeIds, loanFields } from "#domain/lending/loan-cost-input.ts";
import { SlugSchema } from "#model/products/schema.ts";
import {
  fieldsOf,
  textFields,
  ShortText,
  textWith,
  toolPageFields,
  typedNumberErrors,
} from "#model/reading/texts.ts";

/** A word, or a sign such as "%". */
const Sign = z.string().min(1);
const textsFor = <Name extends string>(...names: readonly Name[]) => z.record(z.enum(names), Sign);
const FactId = ShortText.optional();

/** A loan of the catalogue, and which facts of it bound the calculator. */
const LoanSchema = z.strictObject({
  id: SlugSchema,
  label: ShortText,
  audience: z.enum(audiences),
  slug: SlugSchema,
  group: SlugSchema.optional(),
  facts: z.strictObject(
    fieldsOf(FactId, "minimum", "maximum", "term", "rate", "commitment", "excise"),
  ),
});

export const LoanCostPageSchema = z.strictObject({
  page: z.strictObject(toolPageFields),
  form: textsFor(
    "choose",
    "change",
    "title",
    "shillings",
    "aYear",
    "months",
    "percent",
    "submit",
    "problem",
    "noRate",
    "published",
    "limits",
    "amountUpTo",
    "amountFrom",
    "amountBetween",
    "monthsUpTo",
    "noLimits",
    "product",
  ),
  fields: z.record(
    z.enum(loanFields),
    z.strictObject({
      label: ShortText,
      hint: ShortText.optional(),
      what: ShortText,
      example: Sign,
    }),
  ),
  errors: z.strictObject({
    ...typedNumberErrors,
    neverRepaid: ShortText,
  }),
  charges: z.record(z.enum(loanChargeIds), ShortText),
  receivers: z.record(z.enum(loanChargeIds), ShortText),
  answer: z.strictObject({
    ...textFields("monthly", "caption", "cost", "receiver", "amount", "total", "noCharges"),
    ...textFields("totalCost", "interest", "allCharges", "repaid", "nominal", "effective", "last"),
    ...textFields("empty", "schedule", "scheduleCaption", "month", "paid", "interestColumn"),
    ...textFields("principal", "balance", "csv", "download"),
    aprErrors: textsFor("nothingReceived", "repaysLess", "beyondReach"),
  }),
  spreadsheet: z.strictObject({
    ...textFields("intro", "anyLoan", "loan", "rate", "months", "feesTitle", "commitmentPercent"),
    ...textFields("excisePercent", "valuation", "legal", "other", "insurance", "resultsTitle"),
    ...textFields("monthly", "commitment", "excise", "firstDay", "interest", "insuranceTotal"),
    ...textFields("charges", "totalCost", "nominal", "effective", "notesTitle"),
    title: textWith("loan"),
    notes: z.array(ShortText).min(1),
    columns: z.array(ShortText).length(7),
  }),
  loans: z.array(LoanSchema).min(1),
});

export type LoanCostPage = z.infer<typeof LoanCostPageSchema>;
export type LoanRecord = z.infer<typeof LoanSchema>;
