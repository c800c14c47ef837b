import type { Content } from "#model/content.ts";
import type { Job } from "#domain/forms/job.ts";
import { paths } from "#app/pages/paths.ts";
import type { SearchRecord } from "#app/features/site-search/search-record.ts";

/** The record of an open job. */
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
      ...(job.place ? [job.place] : []),
      ...job.accountabilities,
      ...job.competencies,
      ...job.qualifications,
    ],
    isSpecimen: job.provenance === "specimen",
  };
}
