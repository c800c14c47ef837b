import { data } from "react-router";
import { notFound } from "#app/layout/app-error.tsx";
import type { Services } from "#server/services.ts";

/** CAR-5: a failed fetch is logged and shows the 404 view. Its status asks search engines to try again. */
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
