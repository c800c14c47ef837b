import type { Job } from "#domain/careers/job.ts";

/** The bank's own job, open until the end of 2026 unless a test changes that. */
export function jobWith(fields: Partial<Job> = {}): Job {
  return {
    id: "credit-analyst",
    title: "Credit analyst",
    jobDepartment: "Credit",
    category: { name: "Permanent" },
    subsidiary: "HFC Limited",
    tagline: "Find the size of loan that fits.",
    description: "First paragraph.\n\nSecond paragraph.",
    accountabilities: ["Read files"],
    competencies: ["Patience"],
    qualifications: ["A degree"],
    applicationDeadline: "2026-12-31",
    status: "published",
    traineeship: false,
    provenance: "bank",
    createdAt: "2026-10-01T06:00:00.000Z",
    ...fields,
  };
}
