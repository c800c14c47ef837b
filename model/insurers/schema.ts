import { z } from "zod";
import type { Insurer } from "#domain/insurance/motor-premium.ts";
import { ClockedSchema } from "#model/dates/clock.ts";
import { provenanceFields } from "#model/reading/provenance.ts";

const Shillings = z.int().nonnegative();
/** 600 is 6%; above 100% of the sum it is a typing mistake. */
const BasisPoints = z.int().positive().max(10_000);

const BandSchema = z.strictObject({
  /** The band holds sums below this; only the last has none. */
  belowKes: z.int().positive().optional(),
  rateBasisPoints: BasisPoints,
  /** Replaces the insurer's minimum in this band. */
  minimumKes: Shillings.optional(),
});

const ExtraSchema = z.strictObject({ minimumKes: Shillings, rateBasisPoints: BasisPoints });

/** An underwriter's motor rates (CAL-6). */
export const InsurerSchema = ClockedSchema.safeExtend({
  /** As it is in the calculator's URL: `insurer=ga_insurance`. */
  id: z.string().regex(/^[a-z]+(_[a-z]+)*$/, "is lower-case words joined by underscores"),
  title: z.string().min(2).max(40),
  /** Its place in the list, lowest first. */
  order: z.int(),
  minimumKes: Shillings,
  bands: z
    .array(BandSchema)
    .min(1)
    .superRefine((bands, context) => {
      const limits = bands.map(({ belowKes }) => belowKes ?? Infinity);
      if (limits.at(-1) !== Infinity) {
        context.addIssue({
          code: "custom",
          path: [bands.length - 1, "belowKes"],
          message: "the last band is open: leave belowKes out",
        });
      }
      for (const [index, limit] of limits.entries()) {
        if (limit > (limits[index - 1] ?? 0)) continue;
        context.addIssue({
          code: "custom",
          path: [index],
          message: "bands ascend: belowKes must be above the one before",
        });
      }
    }),
  excessProtector: ExtraSchema,
  pvt: ExtraSchema,
  courtesyCarKes: Shillings,
  ...provenanceFields,
}) satisfies z.ZodType<Insurer>;

export type { Insurer };
