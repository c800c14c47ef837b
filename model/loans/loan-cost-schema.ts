import { z } from "zod";
import { audiences } from "#domain/products/catalogue.ts";
import { loanChargeIds, loanFields } from "#domain/lending/loan-cost-input.ts";
import { SlugSchema } from "#model/products/schema.ts";
import { Words, wordsWith } from "#model/reading/words.ts";

/** A word, or a sign such as "%". */
const Sign = z.string().min(1);
const wordsFor = <Name extends string>(...names: readonly Name[]) => z.record(z.enum(names), Sign);
const FactId = Words.optional();

/** A loan of the catalogue, and which facts of it bound the calculator. */
const LoanSchema = z.strictObject({
  id: SlugSchema,
  label: Words,
  audience: z.enum(audiences),
  slug: SlugSchema,
  group: SlugSchema.optional(),
  facts: z.strictObject({
    minimum: FactId,
    maximum: FactId,
    term: FactId,
    rate: FactId,
    commitment: FactId,
    excise: FactId,
  }),
});

export const LoanCostPageSchema = z.strictObject({
  page: z.strictObject({
    title: Words,
    description: z.string().min(60).max(160),
    lead: Words,
    card: Words,
  }),
  form: wordsFor(
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
    z.strictObject({ label: Words, hint: Words.optional(), what: Words, example: Sign }),
  ),
  faults: z.strictObject({
    missing: wordsWith("what"),
    notANumber: wordsWith("what", "example"),
    tooSmall: wordsWith("what", "min"),
    tooLarge: wordsWith("what", "max"),
    neverRepaid: Words,
  }),
  charges: z.record(z.enum(loanChargeIds), Words),
  receivers: z.record(z.enum(loanChargeIds), Words),
  answer: z.strictObject({
    ...wordFields(
      "monthly",
      "caption",
      "cost",
      "receiver",
      "amount",
      "total",
      "noCharges",
      "totalCost",
      "interest",
      "allCharges",
      "repaid",
      "nominal",
      "effective",
      "last",
      "empty",
      "schedule",
      "scheduleCaption",
      "month",
      "paid",
      "interestColumn",
      "principal",
      "balance",
      "csv",
      "download",
    ),
    aprFaults: wordsFor("nothingReceived", "repaysLess", "beyondReach"),
  }),
  spreadsheet: z.strictObject({
    ...wordFields(
      "intro",
      "anyLoan",
      "loan",
      "rate",
      "months",
      "feesTitle",
      "commitmentPercent",
      "excisePercent",
      "valuation",
      "legal",
      "other",
      "insurance",
      "resultsTitle",
      "monthly",
      "commitment",
      "excise",
      "firstDay",
      "interest",
      "insuranceTotal",
      "charges",
      "totalCost",
      "nominal",
      "effective",
      "notesTitle",
    ),
    title: wordsWith("loan"),
    notes: z.array(Words).min(1),
    columns: z.array(Words).length(7),
  }),
  loans: z.array(LoanSchema).min(1),
});

export type LoanCostPage = z.infer<typeof LoanCostPageSchema>;
export type LoanRecord = z.infer<typeof LoanSchema>;

/** Fields of a strict object that are all words. */
function wordFields<Name extends string>(...names: readonly Name[]) {
  // The cast: Object.fromEntries forgets the names of the keys.
  return Object.fromEntries(names.map((name) => [name, Words])) as Record<Name, typeof Words>;
}
