import { expect, test } from "vitest";
import { isOpen } from "#domain/careers/job.ts";
import { content } from "#test/support/content/content.ts";
import { jobWith } from "#test/support/content/jobs.ts";
import { answerOf } from "#test/support/components/route-answers.ts";
import * as page from "./route.tsx";

const job = jobWith({ id: "credit-analyst", applicationDeadline: "2026-11-21" });

/** The answer of the job's page at a moment, before rendering. */
function visit(moment: string) {
  const services = {
    content,
    now: () => new Date(moment),
    jobs: { find: async () => ({ job, isOpen: isOpen(job, Date.parse(moment)) }) },
    reportFailure: () => undefined,
  };
  return answerOf(page, { path: "/careers/:job", services }, `/careers/${job.id}`);
}

test("a job is shown until its last day ends in Nairobi, and then redirects to the list", async () => {
  expect(await visit("2026-11-21T23:59:59.999+03:00")).toMatchObject({
    statusCode: 200,
    loaderData: { page: { card: { closing: expect.stringContaining("today") } } },
  });

  const closed = await visit("2026-11-22T00:00:00.000+03:00");
  expect(closed).toMatchObject({ status: 302 });
  expect(closed instanceof Response && closed.headers.get("Location")).toBe("/careers/jobsListing");
});
