import type { Job, NewJob } from "#domain/careers/job.ts";

/** A job as an operator writes it. */
export const newJob = (given: Partial<NewJob> = {}): NewJob => ({
  id: "teller",
  title: "Teller",
  jobDepartment: "Branches",
  category: { name: "Permanent" },
  subsidiary: "HFC Limited",
  tagline: "The first face of the bank",
  description: "You serve customers.",
  accountabilities: ["Serve customers", "Balance the till"],
  competencies: ["Kindness"],
  qualifications: ["A diploma"],
  applicationDeadline: "2026-11-30",
  status: "published",
  traineeship: false,
  provenance: "bank",
  ...given,
});

/** The same as it is kept, open until the end of 2026. */
export const jobWith = (given: Partial<Job> = {}): Job => ({
  ...newJob({ applicationDeadline: "2026-12-31" }),
  createdAt: "2026-10-01T06:00:00.000Z",
  ...given,
});
