import { data } from "react-router";
import { notFound } from "#app/layout/app-error.tsx";
import type { Services } from "#server/services.ts";

/** "Failed job fetch is logged and the page shows the 404 view" (S1 section 8); search engines are told to come again. */
export async function readJobs<T>(
  { jobs, reportFailure }: Pick<Services, "jobs" | "reportFailure">,
  read: (jobs: Services["jobs"]) => Promise<T>,
): Promise<T> {
  try {
    return await read(jobs);
  } catch (error) {
    reportFailure("The jobs cannot be read", error);
    throw data(notFound, { status: 503 });
  }
}
