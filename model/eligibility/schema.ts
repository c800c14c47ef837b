import { z } from "zod";
import { audiences } from "#domain/products/catalogue.ts";
import { families } from "#domain/products/families.ts";
import { questionIds, units, verdicts } from "#domain/lending/eligibility.ts";
import { ClockedSchema } from "#model/dates/clock.ts";
import { SlugSchema } from "#model/products/schema.ts";
import {
  Count,
  namingFigures,
  textFields,
  ShortText,
  textWith,
  toolPageFields,
  Summary,
} from "#model/reading/texts.ts";

const QuestionId = z.enum(questionIds);
const FactId = z.string().min(2);

/** The texts of an answer that breaks a rule: the rule, and what would help. */
const Broken = textWith("limit?", "allowed?", "gap?");

/** A limit that is a fact of the product; or one for each answer to an earlier choice. */
const LimitSchema = z.strictObject({
  fact: FactId.optional(),
  by: QuestionId.optional(),
  facts: z.record(z.string(), FactId).default({}),
  /** A limit in percent of the answer to this question. */
  shareOf: QuestionId.optional(),
  fails: Broken,
  helps: Broken,
});

const asked = {
  id: QuestionId,
  label: z.string().min(8).max(90),
  hint: ShortText.optional(),
  /** The published rule in a sentence, with its figures named in braces; left out if the answer only chooses a rule. */
  rule: namingFigures(ShortText).optional(),
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
            fails: ShortText.optional(),
            helps: ShortText.optional(),
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
    /** Completes "Enter …" in an error. */
    what: ShortText,
    example: z.string().min(1),
    least: LimitSchema.optional(),
    most: LimitSchema.optional(),
    mostShare: LimitSchema.required({ shareOf: true }).optional(),
  }),
]);

/** The questions of /can-i-apply/{the file's name}. */
export const EligibilitySchema = ClockedSchema.safeExtend({
  order: z.int(),
  title: z.string().min(10).max(60),
  /** The label in a list of links. */
  shortTitle: z.string().min(4).max(40),
  description: Summary,
  lead: ShortText,
  product: z.strictObject({
    family: z.enum(families),
    audience: z.enum(audiences),
    slug: SlugSchema,
    group: SlugSchema.optional(),
  }),
  questions: z.array(QuestionSchema).min(2).max(6),
});

/** The texts around every check. */
export const CanIApplySchema = z.strictObject({
  page: z.strictObject(toolPageFields),
  form: z.strictObject(textFields("title", "county", "submit", "problem", "kept")),
  errors: z.strictObject({ notChosen: textWith("question") }),
  rules: z.strictObject({ title: ShortText, text: ShortText }),
  answer: z.strictObject({
    ...textFields("clear", "clearText", "unsure", "unsureText"),
    failed: Count,
    ...textFields("failsText", "fails", "ask", "meets", "limits", "enquire", "product"),
  }),
});

export type EligibilityRecord = z.infer<typeof EligibilitySchema>;
export type CanIApply = z.infer<typeof CanIApplySchema>;
