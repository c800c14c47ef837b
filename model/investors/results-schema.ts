import { z } from "zod";
import { haveOwn } from "#model/reading/unique.ts";
import { limits } from "#domain/products/fact.ts";
import { firstInvestorYear } from "#domain/investors/investor-documents.ts";
import { measures, periodKinds } from "#domain/investors/reporting-period.ts";
import { RecordSchema } from "#model/reading/record.ts";
import { Summary } from "#model/reading/texts.ts";

/** `limit` where a source rounds: "over" 53,000. */
const FigureSchema = z.strictObject({ value: z.number(), limit: z.enum(limits).optional() });

const PeriodSchema = RecordSchema.safeExtend({
  year: z.int().min(firstInvestorYear),
  kind: z.enum(periodKinds),
  /** The day the results came out. */
  published: z.iso.date().optional(),
  figures: z.partialRecord(z.enum(measures), FigureSchema),
  /** A remark that readers need about the figures, or about their absence. */
  remark: z.string().min(20).max(160).optional(),
  source: z.url({ protocol: /^https?$/ }),
  asOf: z.iso.date(),
});

/** The results centre: the group's public figures, the latest first. */
export const InvestorResultsSchema = z.strictObject({
  title: z.string().min(3).max(60),
  summary: Summary,
  lead: z.string().min(30).max(200),
  periods: z.array(PeriodSchema).min(1).refine(haveOwn("year", "kind"), "a period appears twice"),
});

export type InvestorResults = z.infer<typeof InvestorResultsSchema>;
export type ResultsPeriod = z.infer<typeof PeriodSchema>;
export type ResultsFigure = z.infer<typeof FigureSchema>;
