import { z } from "zod";
import { fieldsOf } from "#model/reading/texts.ts";
import { SlugSchema } from "#model/products/schema.ts";
import { provenanceFields, SourcedSchema } from "#model/reading/provenance.ts";

const Shares = z.int().positive();
const Kes = z.number().positive();
const Percent = z.number().positive();
const RatioSchema = z.strictObject({ new: Shares, held: Shares });
const Text = z.string().min(20).max(320);

/** Dated by day, or by month if the day is not known. */
const EventSchema = SourcedSchema.safeExtend({
  id: SlugSchema,
  on: z.union([z.iso.date(), z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)], {
    error: "is a day or a month: 2024-12-09 or 2024-12",
  }),
  /** The last day of an event of several days. */
  until: z.iso.date().optional(),
  /** The hour in Nairobi, where one was set. */
  time: z.iso.time({ precision: -1 }).optional(),
  title: z.string().min(5).max(40),
  text: Text,
});

/** RIG-1: the figures and dates of the rights issue of 2024; each is written here once. */
export const RightsIssueTermsSchema = z.strictObject({
  terms: z.strictObject({
    ratio: RatioSchema,
    /** According to one question in the specification. */
    otherRatio: RatioSchema,
    ...fieldsOf(Shares, "entitlementShares", "additionalShares", "newShares"),
    greenshoePercent: Percent,
    greenshoeShares: Shares,
    maximumShares: Shares,
    priceKes: Kes,
    parValueKes: Kes,
    /** "About", according to the specification. */
    targetKes: Kes,
    provenance: z.literal("spec"),
    note: provenanceFields.note,
  }),
  before: SourcedSchema.safeExtend({ shares: Shares }),
  dividend: z.strictObject({ kes: Kes, paid: z.int(), provenance: z.literal("spec") }),
  housing: z.strictObject({ kes: Kes, juaKaliPercent: Percent, provenance: z.literal("spec") }),
  use: SourcedSchema.safeExtend({ growthPercent: Percent, technologyPercent: Percent }).refine(
    ({ growthPercent, technologyPercent }) => growthPercent + technologyPercent === 100,
    {
      error: "the parts make 100%",
    },
  ),
  results: SourcedSchema.safeExtend({
    sharesApplied: Shares,
    valueAppliedKes: Kes,
    subscribedPercent: Percent,
    entitlementTaken: Shares,
    entitlementTakenPercent: Percent,
    grossProceedsKes: Kes,
  }),
  /** The phone channel for individuals, and the registrar. */
  channel: SourcedSchema.safeExtend({
    ussd: z.string().regex(/^\*\d+\*\d+#$/),
    registrar: z.string().min(5),
  }),
  timetable: z.array(EventSchema).min(5),
});

export type RightsIssueTerms = z.infer<typeof RightsIssueTermsSchema>;
export type RightsEvent = z.infer<typeof EventSchema>;
