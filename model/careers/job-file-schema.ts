import { z } from "zod";
import { JobSchema, type NewJob, NewJobSchema } from "#domain/careers/job.ts";

/**
 * A vacancy, or an example of one to show what the site does. Vacancies are open until the end of a day; an example for
 * some days from the site's first start. The file's name is the job's id.
 */
export const JobFileSchema = NewJobSchema.omit({ id: true, status: true })
  .extend({
    applicationDeadline: JobSchema.shape.applicationDeadline.optional(),
    deadlineInDays: z.int().min(21).max(75).optional(),
  })
  .refine(
    ({ provenance, applicationDeadline, deadlineInDays }) =>
      (provenance === "specimen") === (applicationDeadline === undefined) &&
      (provenance === "specimen") === (deadlineInDays !== undefined),
    {
      path: ["applicationDeadline"],
      error:
        "is the closing day of a vacancy: an example (provenance: specimen) alone has deadlineInDays, and no closing day",
    },
  );

type JobFile = z.infer<typeof JobFileSchema>;
type Written = { id: string; value: JobFile };

type Example = Omit<NewJob, "applicationDeadline" | "status" | "provenance">;
export type SpecimenJob = Example & { deadlineInDays: number };

/** Separates the specimen jobs from the bank's own. */
export function sortJobs(files: readonly Written[]) {
  const specimenJobs: SpecimenJob[] = [];
  const ownJobs: NewJob[] = [];
  for (const { id, value } of files) {
    const { applicationDeadline, deadlineInDays, provenance, ...job } = value;
    if (deadlineInDays !== undefined) specimenJobs.push({ ...job, id, deadlineInDays });
    else if (applicationDeadline !== undefined)
      ownJobs.push({ ...job, id, applicationDeadline, provenance, status: "published" });
  }
  return { specimenJobs, ownJobs };
}
