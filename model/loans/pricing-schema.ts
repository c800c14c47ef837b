import { z } from "zod";
import { provenanceFields } from "#model/reading/provenance.ts";

/** The two reference rates that the central bank allows: KESONIA and the Central Bank Rate. */
export const referenceRates = ["kesonia", "cbr"] as const;

/** A figure the bank has yet to enter is left empty, which YAML reads as null. */
const Percent = z.number().min(0).max(100).nullable();
/** "K" is negative for a loan below the reference rate; the bounds catch typing mistakes. */
const Premium = z.number().min(-20).max(100).nullable();
const Day = z.iso.date().nullable();

/** The parts of a loan's price, as the central bank requires banks to publish them. */
export const LoanPricingSchema = z
  .strictObject({
    /** The days after which a figure is marked as old. */
    staleAfterDays: z.int().positive(),
    reference: z.strictObject({
      rate: z.enum(referenceRates).nullable(),
      percent: Percent,
      asOf: Day,
    }),
    classes: z
      .array(
        z.strictObject({
          name: z.string().min(3).max(60),
          /** "K" and the fees, both per year in percent of the loan. */
          premiumPercent: Premium,
          feesPercent: Percent,
          asOf: Day,
        }),
      )
      .min(1),
    ...provenanceFields,
  })
  .refine(
    ({ reference, classes }) =>
      (reference.percent === null || reference.asOf !== null) &&
      classes.every(
        ({ premiumPercent, feesPercent, asOf }) =>
          (premiumPercent === null && feesPercent === null) || asOf !== null,
      ),
    "a figure names its day: fill in asOf",
  )
  .refine(
    ({ reference }) => reference.percent === null || reference.rate !== null,
    "say which reference rate the percentage is of: fill in rate with kesonia or cbr",
  );
