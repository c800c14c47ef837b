import { expect, test } from "vitest";
import { isOpen, type Job } from "#domain/forms/job.ts";
import { content } from "#test/support/content.ts";
import { jobWith } from "#test/support/jobs.ts";
import { answerOf } from "#test/support/route-answers.ts";
import * as page from "./route.tsx";

const job = jobWith({ id: "credit-analyst", applicationDeadline: "2026-11-21" });

/** The answer of a job's page at a moment, before rendering. */
async function visit(id: string, moment: string, find = async () => byId(id, moment)) {
  const reports: string[] = [];
  const services = {
    content,
    now: () => new Date(moment),
    jobs: { find },
    reportFailure: (message: string) => void reports.push(message),
  };
  const answer = await answerOf(page, { path: "/careers/:job", services }, `/careers/${id}`);
  return { answer, reports };
}

async function byId(
  id: string,
  moment: string,
): Promise<{ job: Job; isOpen: boolean } | undefined> {
  return id === job.id ? { job, isOpen: isOpen(job, Date.parse(moment)) } : undefined;
}

test("a job is shown until its last day ends in Nairobi, and then redirects to the list", async () => {
  const open = await visit(job.id, "2026-11-21T23:59:59.999+03:00");
  expect(open.answer).toMatchObject({
    statusCode: 200,
    loaderData: { page: { card: { closing: expect.stringContaining("today") } } },
  });

  const { answer } = await visit(job.id, "2026-11-22T00:00:00.000+03:00");
  expect(answer).toBeInstanceOf(Response);
  expect(answer).toMatchObject({ status: 302 });
  expect(answer instanceof Response && answer.headers.get("Location")).toBe("/careers/jobsListing");
});

test("an unknown job is not found", async () => {
  const { answer } = await visit("astronaut", "2026-11-21T12:00:00+03:00");
  expect(answer).toMatchObject({ statusCode: 404 });
});

test("if the jobs cannot be read, the failure is reported and the answer is 503", async () => {
  const { answer, reports } = await visit(job.id, "2026-11-21T12:00:00+03:00", () =>
    Promise.reject(new Error("The database is gone")),
  );
  expect(answer).toMatchObject({ statusCode: 503 });
  expect(reports).toEqual(["The jobs cannot be read"]);
});
