import { expect, test } from "vitest";
import { toJobCard } from "#app/features/careers/job-card-data.ts";
import { content } from "#test/support/content/content.ts";
import { jobWith } from "#test/support/content/jobs.ts";
import { rendered } from "#test/support/components/rendered.tsx";
import { OpenJobs } from "./open-jobs.tsx";

const { jobs: texts } = content.careers;
const show = (jobs: Parameters<typeof OpenJobs>[0]["jobs"]) =>
  rendered(<OpenJobs jobs={jobs} />, { content });

test("an example among the jobs is marked", () => {
  const card = (provenance: "bank" | "specimen") =>
    toJobCard(jobWith({ provenance }), content.careers, Date.parse("2026-11-25T09:00:00Z"));
  expect(show([card("specimen")])).toContain(content.messages.specimen);
  expect(show([card("bank")])).not.toContain(content.messages.specimen);
});

test("without an open job it says so, and leads to the list", () => {
  const html = show([]);
  expect(html).toContain(texts.none.title);
  expect(html).toContain('href="/careers/jobsListing"');
});

test("if the jobs cannot be read, the page does not say that there are none", () => {
  const html = show(undefined);
  expect(html).not.toContain(texts.none.title);
  expect(html).toContain('href="/careers/jobsListing"');
});
