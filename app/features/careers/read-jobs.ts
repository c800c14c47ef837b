import { data, redirect } from "react-router";
import { notFound } from "#app/layout/app-error.tsx";
import { orNotFound } from "#app/lib/or-not-found.ts";
import { link } from "#app/pages/link.ts";
import type { Services } from "#server/services.ts";

type JobServices = Pick<Services, "jobs" | "reportFailure">;

/** CAR-5: a failed fetch is logged and shows the 404 view. Its status asks search engines to try again. */
export async function readJobs<T>(
  { jobs, reportFailure }: JobServices,
  read: (jobs: Services["jobs"]) => Promise<T>,
): Promise<T> {
  try {
    return await read(jobs);
  } catch (error) {
    reportFailure("The jobs cannot be read", error);
    throw data(notFound, { status: 503 });
  }
}

/** CAR-1: a closed job redirects to the list; an unknown job is not found. */
export async function openJob(services: JobServices, id: string, mayBeClosed = false) {
  const found = orNotFound(await readJobs(services, (jobs) => jobs.find(id)));
  if (!found.isOpen && !mayBeClosed) throw redirect(link("/careers/jobsListing"));
  return found.job;
}
