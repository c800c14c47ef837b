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
  ToolFieldTexts,
} from "#model/reading/texts.ts";

/** Of a sheet in a workbook: spreadsheet programs refuse others. */
const SheetName = ShortText.max(31).refine(
  (name) => !/[[\]:*?/\\']/.test(name),
  "has none of [ ] : * ? / \\ '",
);

const FactId = ShortText.optional();

/** A loan of the catalogue, and its facts that limit the calculator's fields. */
const LoanSchema = z.strictObject({
  id: SlugSchema,
  label: ShortText,
  audience: z.enum(audiences),
  slug: SlugSchema,
  group: SlugSchema.optional(),
  facts: z.strictObject(
    fieldsOf(
      FactId,
      ...(["minimum", "maximum", "term", "rate", "commitment", "excise"] as const),
      ...(["valuation", "legal", "stampDuty", "inspection"] as const),
    ),
  ),
});

export const LoanCostPageSchema = z.strictObject({
  page: z.strictObject(toolPageFields),
  form: z.strictObject({
    ...textFields("choose", "change", "title", "charges", "submit"),
    ...textFields("noRate", "noLimits", "product"),
    published: textWith("figure"),
    limits: textWith("limits"),
    amountUpTo: textWith("max"),
    amountFrom: textWith("min"),
    amountBetween: textWith("min", "max"),
    monthsUpTo: textWith("months"),
  }),
  fields: z.record(z.enum(loanFields), ToolFieldTexts),
  charges: z.record(z.enum(loanChargeIds), ShortText),
  receivers: z.record(z.enum(loanChargeIds), ShortText),
  answer: z.strictObject({
    ...textFields("monthly", "caption", "cost", "paidTo", "amount", "total", "noCharges"),
    ...textFields("totalCost", "interest", "allCharges", "repaid", "nominal", "effective", "last"),
    ...textFields("empty", "csv", "download"),
    aprErrors: z.strictObject(textFields("nothingReceived", "repaysLess", "beyondReach")),
  }),
  enquiry: textWith("loan", "amount", "rate", "months", "monthly"),
  spreadsheet: z.strictObject({
    ...textFields("intro", "anyLoan", "price", "loan", "rate", "months", "feesTitle"),
    ...textFields("percentLow", "percentHigh", "typedAmount", "low", "high", "resultsTitle"),
    charge: z.strictObject({
      ...textFields("commitment", "excise", "valuation", "legal", "legalCharge", "legalVat"),
      ...textFields("stampDuty", "chargeDuty", "inspection", "other", "insurance"),
    }),
    ...textFields("monthly", "deposit", "firstDay", "dayOne", "interest", "insuranceTotal"),
    ...textFields("charges", "totalCost", "nominal", "effective", "notesTitle"),
    title: textWith("loan"),
    sheets: z.strictObject({ summary: SheetName, schedule: SheetName }),
    notes: z.array(ShortText).min(1),
    columns: z.array(ShortText).length(8),
    /** The spreadsheet program's messages for a value out of bounds. */
    validation: z.strictObject({
      title: ShortText,
      months: textWith("max"),
      percent: textWith("max"),
      amount: textWith("max"),
    }),
  }),
  loans: z.array(LoanSchema).min(1),
});

export type LoanCostPage = z.infer<typeof LoanCostPageSchema>;
export type LoanRecord = z.infer<typeof LoanSchema>;
