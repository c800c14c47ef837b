import { z } from "zod";
import { JobSchema } from "#domain/forms/job.ts";

/** A vacancy to show what the site does; its deadline is counted from the first start. */
const SpecimenJobSchema = z.strictObject({
  ...JobSchema.omit({
    applicationDeadline: true,
    status: true,
    provenance: true,
    createdAt: true,
  }).shape,
  deadlineInDays: z.int().min(21).max(75),
});

export const SpecimenJobsSchema = z
  .array(SpecimenJobSchema)
  .min(1)
  .refine((jobs) => new Set(jobs.map(({ id }) => id)).size === jobs.length, "an id stands twice");

export type SpecimenJob = z.infer<typeof SpecimenJobSchema>;
