import { z } from "zod";
import { provenanceFields } from "#model/reading/provenance.ts";

/** A figure the bank has yet to enter is left empty, which YAML reads as null. */
const Percent = z.number().min(0).max(100).nullable();
const Day = z.iso.date().nullable();

/** The parts of a loan's price, as the central bank has banks publish them. */
export const LoanPricingSchema = z
  .strictObject({
    /** After so many days a figure is marked as old. */
    staleAfterDays: z.int().positive(),
    kesonia: z.strictObject({ percent: Percent, asOf: Day }),
    classes: z
      .array(
        z.strictObject({
          name: z.string().min(3).max(60),
          /** "K", and the fees, both a year and in percent of the loan. */
          premiumPercent: Percent,
          feesPercent: Percent,
          asOf: Day,
        }),
      )
      .min(1),
    ...provenanceFields,
  })
  .refine(
    ({ kesonia, classes }) =>
      (kesonia.percent === null || kesonia.asOf !== null) &&
      classes.every(
        ({ premiumPercent, feesPercent, asOf }) =>
          (premiumPercent === null && feesPercent === null) || asOf !== null,
      ),
    "a figure names its day: fill in asOf",
  );
