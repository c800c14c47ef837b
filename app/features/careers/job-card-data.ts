import type { Careers } from "#model/careers/schema.ts";
import type { Job } from "#domain/careers/job.ts";
import { paths } from "#app/pages/paths.ts";
import { closingOf } from "./closing.ts";
import { lookOf } from "./company-look.ts";

/** The fields of a job that the list shows. */
export function toJobCard(job: Job, careers: Careers, now: number) {
  const { id, title, tagline, subsidiary, jobDepartment, category, applicationDeadline } = job;
  return {
    id,
    title,
    tagline,
    href: paths.job(id),
    company: subsidiary,
    department: jobDepartment,
    category: category.name,
    place: job.place,
    deadline: applicationDeadline,
    closing: closingOf(applicationDeadline, now, careers.jobs.closes),
    isSpecimen: job.provenance === "specimen",
    ...lookOf(careers, subsidiary),
  };
}

export type JobCardData = ReturnType<typeof toJobCard>;
