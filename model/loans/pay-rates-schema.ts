import { z } from "zod";
import { provenanceFields } from "#model/reading/provenance.ts";
import { ShortText } from "#model/reading/texts.ts";

const Month = z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, "is a month, such as 2026-02");
const Kes = z.int().min(0);
const Percent = z.number().min(0).max(100).multipleOf(0.01);

/** The records of one law; the text of each is for editors. */
const dated = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .array(
      z.strictObject({
        from: Month,
        to: Month.optional(),
        since: z.iso.date(),
        ...shape,
        ...provenanceFields,
        source: z.url({ protocol: /^https?$/ }),
        asOf: z.iso.date(),
      }),
    )
    .min(1);

const ascends = (limits: readonly number[]) =>
  limits.every((limit, i) => i === 0 || limit > (limits[i - 1] ?? 0));

const Bands = z
  .array(z.strictObject({ upToKes: Kes.optional(), percent: Percent }))
  .min(1)
  .refine((bands) => ascends(bands.map(({ upToKes = Infinity }) => upToKes)), {
    error: "rise, and only the last has no upToKes",
  })
  .refine((bands) => bands.at(-1)?.upToKes === undefined, {
    error: "end with one that has no upToKes",
  });

/** The rates that convert gross to net pay, by month. */
export const PayRatesSchema = z.strictObject({
  nssf: dated({
    percent: Percent,
    tierLimitsKes: z.array(Kes).min(1).refine(ascends, { error: "rise" }),
  }),
  shif: dated({ percent: Percent, leastKes: Kes }),
  housingLevy: dated({ percent: Percent }),
  paye: dated({ bands: Bands, personalReliefKes: Kes, coming: ShortText.optional() }),
  deductions: dated({ pensionKes: Kes, medicalFundKes: Kes, interestKes: Kes }),
  insuranceRelief: dated({ percent: Percent, mostKes: Kes }),
});
