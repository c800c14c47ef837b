import type { Content } from "#model/content.ts";
import type { Job } from "#domain/careers/job.ts";
import type { Services } from "#server/services.ts";
import { findRecords } from "#app/features/site-search/find-records.ts";
import { indexOf, type SearchEntry, toEntry } from "#app/features/site-search/search-index.ts";
import { insteadNote } from "#app/features/site-search/instead-note.ts";
import { paths } from "#app/pages/paths.ts";
import type { SearchRecord } from "#app/features/site-search/search-record.ts";

export type SearchServices = Pick<Services, "content" | "jobs" | "reportFailure">;

/** More jobs than the bank ever has open. */
const mostJobs = 1000;

/** The records that a term finds, with a note if other words were searched for. */
export async function searchSite(services: SearchServices, term: string) {
  const { content } = services;
  const jobs = await readOpenJobs(services);
  const { records, meant } = findRecords(term, indexOf(content), jobs);
  const note = records.length > 0 ? insteadNote(content, { term, meant }) : undefined;
  return { records, meant, note };
}

/** The jobs that are open now. */
async function readOpenJobs({ content, jobs, reportFailure }: SearchServices) {
  try {
    const open = await jobs.list({ pageNo: 0, pageSize: mostJobs });
    return open.jobs.map((job) => entryOf(job, content));
  } catch (error) {
    reportFailure("The search leaves out the jobs: they cannot be read", error);
    return [];
  }
}

/** Cached by the job object, which the service replaces when the job changes. */
function entryOf(job: Job, content: Content): SearchEntry {
  const { jobs, dictionary } = indexOf(content);
  const entry = jobs.get(job) ?? toEntry(readJob(job, content), dictionary);
  jobs.set(job, entry);
  return entry;
}

/** The record of an open job. */
function readJob(job: Job, { careers }: Content): SearchRecord {
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
