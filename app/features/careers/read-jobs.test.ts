import { expect, test } from "vitest";
import { readJobs } from "./read-jobs.ts";

function servicesWith(list: () => Promise<{ jobs: []; total: number }>) {
  const reports: unknown[] = [];
  const jobs = { list, find: async () => undefined };
  const reportFailure = (...report: unknown[]) => void reports.push(report);
  return { services: { jobs, reportFailure }, reports };
}

test("jobs that cannot be read are reported, and the page answers 503 with the not-found view", async () => {
  const failure = new Error("The database is gone");
  const { services, reports } = servicesWith(() => Promise.reject(failure));
  const read = readJobs(services, (jobs) => jobs.list({ pageNo: 0, pageSize: 100 }));
  await expect(read).rejects.toMatchObject({
    init: { status: 503 },
    data: { view: "not found" },
  });
  expect(reports).toEqual([["The jobs cannot be read", failure]]);
});
