import { z } from "zod";
import { audiences } from "#domain/products/catalogue.ts";
import { families } from "#domain/products/families.ts";
import { questionIds, units, verdicts } from "#domain/lending/eligibility.ts";
import { clockFields, endsAfterItBegins, endsBefore } from "#model/dates/clock.ts";
import { SlugSchema } from "#model/products/schema.ts";
import { Words, wordsWith } from "#model/reading/words.ts";

const QuestionId = z.enum(questionIds);
const FactId = z.string().min(2);

/** What is said where an answer breaks a rule, and what would help. */
const broken = { fails: Words, helps: Words };

/** A limit that is a fact of the product; or one for each answer to an earlier choice. */
const LimitSchema = z.strictObject({
  fact: FactId.optional(),
  by: QuestionId.optional(),
  facts: z.record(z.string(), FactId).default({}),
  /** A limit in percent of the answer to this question. */
  shareOf: QuestionId.optional(),
  ...broken,
});

const asked = {
  id: QuestionId,
  label: z.string().min(8).max(90),
  hint: Words.optional(),
  /** The published rule in a sentence, with its figures named in braces; nothing where the answer only chooses a rule. */
  rule: Words.optional(),
};

const QuestionSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    ...asked,
    kind: z.literal("choice"),
    options: z
      .array(
        z
          .strictObject({
            value: SlugSchema,
            label: z.string().min(2).max(60),
            verdict: z.enum(verdicts).default("meets"),
            fails: Words.optional(),
            helps: Words.optional(),
          })
          .refine(
            ({ verdict, fails, helps }) =>
              verdict === "meets" || (helps !== undefined && fails !== undefined),
            "says in `fails` what stands in the way and in `helps` what would help",
          ),
      )
      .min(2),
  }),
  /** All 47 counties. */
  z.strictObject({ ...asked, kind: z.literal("county") }),
  z.strictObject({
    ...asked,
    kind: z.literal("number"),
    unit: z.enum(units),
    example: z.string().min(1),
    least: LimitSchema.optional(),
    most: LimitSchema.optional(),
    mostShare: LimitSchema.required({ shareOf: true }).optional(),
  }),
]);

/** The questions of /can-i-apply/{the file's name}. */
export const EligibilitySchema = z
  .strictObject({
    order: z.int(),
    title: z.string().min(10).max(60),
    /** In a list of links. */
    shortTitle: z.string().min(4).max(40),
    description: z.string().min(60).max(160),
    lead: Words,
    product: z.strictObject({
      family: z.enum(families),
      audience: z.enum(audiences),
      slug: SlugSchema,
      group: SlugSchema.optional(),
    }),
    questions: z.array(QuestionSchema).min(2).max(6),
    ...clockFields,
  })
  .refine(endsAfterItBegins, endsBefore);

/** The words around every check. */
export const CanIApplySchema = z.strictObject({
  page: z.strictObject({
    title: Words,
    description: z.string().min(60).max(160),
    lead: Words,
    card: Words,
  }),
  form: z.strictObject({
    title: Words,
    county: Words,
    submit: Words,
    problem: Words,
    kept: Words,
  }),
  faults: z.strictObject({
    notChosen: Words,
    missing: Words,
    notANumber: wordsWith("example"),
    tooSmall: wordsWith("min"),
    tooLarge: wordsWith("max"),
  }),
  rules: z.strictObject({ title: Words, text: Words }),
  answer: z.strictObject({
    clear: Words,
    clearText: Words,
    unsure: Words,
    unsureText: Words,
    one: Words,
    many: wordsWith("count"),
    failsText: Words,
    fails: Words,
    ask: Words,
    meets: Words,
    limits: Words,
    enquire: Words,
    product: Words,
  }),
});

export type EligibilityRecord = z.infer<typeof EligibilitySchema>;
export type CanIApply = z.infer<typeof CanIApplySchema>;
