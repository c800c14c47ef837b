import { z } from "zod";
import { ValidityOfEventSchema } from "#model/dates/confirmations.ts";
import { SourcedSchema } from "#model/reading/provenance.ts";
import { Summary, Title } from "#model/reading/texts.ts";

const Text = z.string().min(40).max(240);
const Kes = z.number().positive();

// Each row says where it is from.
const FactRowSchema = SourcedSchema.safeExtend({
  label: Title,
  value: z.string().min(2).max(80),
  /** A machine-readable value for search engines. */
  is: z.literal("ticker").optional(),
});

const DividendSchema = SourcedSchema.safeExtend({
  year: z.int(),
  validUntil: ValidityOfEventSchema,
  what: z.enum(["Interim", "Final", "Whole year"]),
  kes: Kes,
});

const ChangeSchema = SourcedSchema.safeExtend({
  when: z.string().min(4).max(30),
  what: Text,
  validUntil: ValidityOfEventSchema,
});

/** The share, its dividends and what changed the number of shares. */
export const InvestorShareSchema = z.strictObject({
  title: Title,
  summary: Summary,
  lead: z.string().min(30).max(200),
  facts: z.strictObject({
    title: Title,
    rows: z.array(FactRowSchema).min(1),
  }),
  prices: z.strictObject({
    title: Title,
    text: Text,
    sources: z
      .array(z.strictObject({ source: z.url({ protocol: /^https?$/ }), asOf: z.iso.date() }))
      .min(1),
    rows: z.array(z.strictObject({ when: z.string().min(4).max(30), kes: Kes })).min(1),
  }),
  dividends: z.strictObject({
    title: Title,
    text: Text,
    rows: z.array(DividendSchema).min(1),
  }),
  changes: z.strictObject({
    title: Title,
    rows: z.array(ChangeSchema).min(1),
  }),
  help: z.strictObject({ title: Title, text: z.array(Text).min(1), link: Title }),
});

export type InvestorShare = z.infer<typeof InvestorShareSchema>;
