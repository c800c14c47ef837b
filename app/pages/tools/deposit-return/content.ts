import { z } from "zod";
import { audiences } from "#domain/products/catalogue.ts";
import { depositIds, taxStatuses } from "#domain/deposits/deposit-input.ts";
import { interestPayments } from "#domain/deposits/deposit-return.ts";
import { SlugSchema } from "#model/products/schema.ts";
import { Words, wordsWith } from "#model/reading/words.ts";

const Field = z.strictObject({ label: Words, hint: Words.optional(), what: Words, example: Words });
const FactId = z.string().min(2);

/** A deposit the page knows: its product, and which facts of that product bound it. */
const DepositSchema = z.strictObject({
  /** The name of its rate in the address. */
  id: z.enum(depositIds),
  label: Words,
  /** As it stands within a sentence, after "the". */
  inText: Words,
  audience: z.enum(audiences),
  slug: SlugSchema,
  paid: z.enum(interestPayments),
  facts: z.strictObject({
    minimum: FactId.optional(),
    /** A tax lower than the usual one, and how much interest a year it is meant for. */
    tax: FactId.optional(),
    taxCeiling: FactId.optional(),
  }),
});

/** The words of /calculators/deposit-return and the deposits it sets side by side. */
export const DepositReturnSchema = z.strictObject({
  page: z.strictObject({
    title: Words,
    description: z.string().min(60).max(160),
    lead: Words,
    card: Words,
    link: Words,
  }),
  form: z.strictObject({
    title: Words,
    shillings: Words,
    months: Words,
    aYear: Words,
    rates: Words,
    ratesHint: Words,
    taxed: Words,
    statuses: z.strictObject({ resident: Words, other: Words } satisfies Record<
      (typeof taxStatuses)[number],
      typeof Words
    >),
    submit: Words,
    problem: Words,
  }),
  fields: z.strictObject({ amount: Field, months: Field, rate: Field }),
  faults: z.strictObject({
    missing: wordsWith("what"),
    notANumber: wordsWith("what", "example"),
    tooSmall: wordsWith("what", "min"),
    tooLarge: wordsWith("what", "max"),
    noRate: Words,
  }),
  answer: z.strictObject({
    title: wordsWith("amount", "months"),
    best: wordsWith("deposit", "net"),
    same: wordsWith("net"),
    keep: Words,
    rate: Words,
    interest: Words,
    tax: wordsWith("percent"),
    total: Words,
    netRate: Words,
    paid: z.strictObject({ atEnd: Words, paidOut: Words, addedMonthly: Words } satisfies Record<
      (typeof interestPayments)[number],
      typeof Words
    >),
    belowMinimum: wordsWith("minimum"),
    ceiling: wordsWith("ceiling", "normal", "net"),
    equal: wordsWith("rate", "deposit", "equal", "normal"),
    note: Words,
  }),
  example: z.strictObject({
    title: Words,
    text: wordsWith("amount", "rate", "interest", "normal", "normalNet", "tax", "net"),
    amountKes: z.int().positive(),
    ratePercent: z.number().positive(),
  }),
  method: z.strictObject({ title: Words, steps: z.array(Words).min(1), source: z.url() }),
  shareMessage: wordsWith("amount", "months", "deposit", "net", "address"),
  /** Where the tax that is usually withheld stands. */
  normalTax: z.strictObject({ audience: z.enum(audiences), slug: SlugSchema, fact: FactId }),
  deposits: z.array(DepositSchema).min(1),
});

export type DepositReturnPage = z.infer<typeof DepositReturnSchema>;
