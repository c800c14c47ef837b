import type { Content } from "#content/content.ts";
import type { Job } from "#domain/job.ts";
import { paths } from "#domain/paths.ts";
import type { SearchRecord } from "../search-record.ts";

/** A job that is open. */
export function readJob(job: Job, { careers }: Content): SearchRecord {
  return {
    kind: "careers",
    label: careers.jobs.title,
    href: paths.job(job.id),
    title: job.title,
    description: [job.tagline, job.description],
    texts: [
      job.jobDepartment,
      job.subsidiary,
      job.category.name,
      ...job.accountabilities,
      ...job.competencies,
      ...job.qualifications,
    ],
    isSpecimen: job.provenance === "specimen",
  };
}
