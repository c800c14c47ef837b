import { expect, test } from "vitest";
import { content } from "#test/support/content/content.ts";
import { jobWith } from "#test/support/content/jobs.ts";
import { readOpenJobs } from "./read-open-jobs.ts";

const failures: string[] = [];
const servicesWith = (list: () => Promise<ReturnType<typeof jobWith>[]>) => ({
  content,
  now: () => new Date("2026-11-25T09:00:00Z"),
  reportFailure: (message: string) => void failures.push(message),
  jobs: {
    list: async ({ pageSize }: { pageSize: number }) => {
      const jobs = await list();
      return { jobs: jobs.slice(0, pageSize), total: jobs.length };
    },
    find: async () => undefined,
    empty: () => {},
  },
});

test("the first three open jobs are read, in their order", async () => {
  const jobs = ["a", "b", "c", "d"].map((id) => jobWith({ id }));
  const read = await readOpenJobs(servicesWith(async () => jobs));
  expect(read?.map(({ id }) => id)).toEqual(["a", "b", "c"]);
});

test("jobs that cannot be read are logged, and the page has no list of them", async () => {
  const read = await readOpenJobs(servicesWith(() => Promise.reject(new Error("no database"))));
  expect(read).toBeUndefined();
  expect(failures).toHaveLength(1);
});
