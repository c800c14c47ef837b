import { z } from "zod";
import { JobSchema, type NewJob } from "#domain/forms/job.ts";

/**
 * A vacancy, or an example of one to show what the site does. Vacancies are open until the end of a day; an example for
 * some days from the site's first start. The file's name is the job's id.
 */
export const JobFileSchema = z
  .strictObject({
    ...JobSchema.omit({
      id: true,
      applicationDeadline: true,
      status: true,
      provenance: true,
      createdAt: true,
    }).shape,
    applicationDeadline: JobSchema.shape.applicationDeadline.optional(),
    deadlineInDays: z.int().min(21).max(75).optional(),
    provenance: JobSchema.shape.provenance.default("bank"),
  })
  .superRefine((job, context) => {
    const [needed, other] =
      job.provenance === "specimen"
        ? (["deadlineInDays", "applicationDeadline"] as const)
        : (["applicationDeadline", "deadlineInDays"] as const);
    const say = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (job[needed] === undefined)
      say(needed, `is missing: add a line that begins with "${needed}:"`);
    if (job[other] !== undefined)
      say(
        other,
        `does not go with provenance: ${job.provenance}: write ${needed} instead, or correct provenance`,
      );
  });

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
