import { z } from "zod";
import { limits } from "#domain/products/fact.ts";
import { termUnits } from "#domain/time/term.ts";
import { clockFields } from "#model/dates/clock.ts";
import { ValiditySchema } from "#model/dates/confirmations.ts";
import { currencies } from "#domain/money/money.ts";

const Percent = z.number().min(0).max(100);
/** The largest sum in shillings; more is a typing mistake. */
const largestAmount = 10_000_000_000;
const Amount = z.number().nonnegative().max(largestAmount);
const CurrencySchema = z.enum(currencies).default("KES");
const TermSchema = z.strictObject({ length: z.int().positive(), unit: z.enum(termUnits) });
const Age = z.int().min(0).max(120);

const shared = {
  /** The placeholder of the figure in prose: `{maximum}`. */
  id: z.string().regex(/^[a-z][A-Za-z0-9]*$/, "is one camelCase word"),
  label: z.string().min(3).max(60),
  limit: z.enum(limits).optional(),
  /** Completes "of …": "the loan". */
  of: z.string().max(60).optional(),
  /** Completes the figure: "a month", "per withdrawal". */
  per: z.string().max(40).optional(),
  /** One short sentence shown beside the figure. */
  hint: z.string().max(140).optional(),
  source: z.url({ protocol: /^https?$/ }).optional(),
  asOf: z.iso.date().optional(),
  validUntil: ValiditySchema.optional(),
  /** The mark of a figure that has no source and day: the specification gives it, or it is an example. */
  provenance: z.enum(["spec", "specimen"]).optional(),
  /** From then on it is left out, and a price with it counts as not published. */
  expireAt: clockFields.expireAt,
};

/** One figure of a product, typed so that pages, calculators and search share it. */
export const FactSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("money"), amount: Amount, currency: CurrencySchema, ...shared }),
  z
    .strictObject({
      kind: z.literal("moneyRange"),
      from: Amount,
      to: Amount,
      currency: CurrencySchema,
      ...shared,
    })
    .refine(ascends, "from must be below to"),
  z.strictObject({ kind: z.literal("percent"), percent: Percent, ...shared }),
  z
    .strictObject({ kind: z.literal("percentRange"), from: Percent, to: Percent, ...shared })
    .refine(ascends, "from must be below to"),
  z.strictObject({ kind: z.literal("term"), ...TermSchema.shape, ...shared }),
  z
    .strictObject({ kind: z.literal("termRange"), from: TermSchema, to: TermSchema, ...shared })
    .refine(
      ({ from, to }) => from.unit !== to.unit || from.length < to.length,
      "from must be below to",
    ),
  z.strictObject({ kind: z.literal("age"), years: Age, ...shared }),
  z
    .strictObject({ kind: z.literal("ageRange"), from: Age, to: Age, ...shared })
    .refine(ascends, "from must be below to"),
  z.strictObject({
    kind: z.literal("count"),
    count: z.int().nonnegative(),
    noun: z.string().min(2),
    ...shared,
  }),
  z.strictObject({
    kind: z.literal("currencies"),
    currencies: z.array(z.enum(currencies)).min(1),
    ...shared,
  }),
]);

export type Fact = z.infer<typeof FactSchema>;

const { id, label, of, per, hint } = shared;

/**
 * A figure of another product or facts.yaml, with its value, bounds and source; the texts here replace the original's.
 */
const SameAsSchema = z.strictObject({
  kind: z.literal("sameAs"),
  figure: z
    .string()
    .regex(
      /^(?:[\w-]+\/){0,3}[\w-]+\.\w+$/,
      "is the name of a figure, such as personal-loan.maximum",
    ),
  ...{ id, label, of, per, hint },
});

export const WrittenFactSchema = z.discriminatedUnion("kind", [
  ...FactSchema.options,
  SameAsSchema,
]);

/** A fact as its editor wrote it. */
export type WrittenFact = z.infer<typeof WrittenFactSchema>;

function ascends({ from, to }: { from: number; to: number }) {
  return from < to;
}
