import type { Content } from "#model/content.ts";
import type { Job } from "#domain/careers/job.ts";
import type { Services } from "#server/services.ts";
import { dictionaryOf } from "#app/features/site-search/dictionary.ts";
import {
  indexOf,
  type SearchEntry,
  type SearchIndex,
  toEntry,
} from "#app/features/site-search/search-index.ts";
import { paths } from "#app/pages/paths.ts";
import type { SearchRecord } from "#app/features/site-search/search-record.ts";

/** More jobs than the bank ever has open. */
const mostJobs = 1000;

/** The index of the content, followed by the jobs that are open now. */
export async function openSearch(
  services: Pick<Services, "content" | "jobs" | "reportFailure">,
): Promise<SearchIndex> {
  const { content, jobs, reportFailure } = services;
  try {
    const open = await jobs.list({ pageNo: 0, pageSize: mostJobs });
    return [...indexOf(content), ...open.jobs.map((job) => entryOf(job, content))];
  } catch (error) {
    reportFailure("The search leaves out the jobs: they cannot be read", error);
    return indexOf(content);
  }
}

const entries = new WeakMap<Content, WeakMap<Job, SearchEntry>>();

/** Cached by the job object, which the service replaces when the job changes. */
function entryOf(job: Job, content: Content): SearchEntry {
  const ofContent = entries.get(content) ?? new WeakMap<Job, SearchEntry>();
  entries.set(content, ofContent);
  const entry = ofContent.get(job) ?? toEntry(readJob(job, content), dictionaryOf(content.search));
  ofContent.set(job, entry);
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
