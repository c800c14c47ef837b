import { toJobCard } from "#app/features/careers/job-card-data.ts";
import type { Services } from "#server/services.ts";

const most = 3;

/** The first open jobs; `undefined` if they cannot be read, because the page has other content too. */
export async function readOpenJobs({
  jobs,
  content,
  now,
  reportFailure,
}: Pick<Services, "jobs" | "content" | "now" | "reportFailure">) {
  try {
    const { jobs: open } = await jobs.list({ pageNo: 0, pageSize: most });
    return open.map((job) => toJobCard(job, content.careers, now().getTime()));
  } catch (error) {
    reportFailure("The jobs cannot be read", error);
    return undefined;
  }
}
