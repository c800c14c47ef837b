import type { Examples } from "#app/ui/examples.ts";
import type { JobCardData } from "#app/features/careers/job-card-data.ts";
import { JobFacts } from "./job-facts.tsx";

const job: JobCardData = {
  id: "1",
  href: "#a-job",
  title: "Specimen job",
  tagline: "What the job is about, in one line.",
  company: "A company of the group",
  department: "A department",
  category: "A category",
  place: "A town",
  deadline: "2026-12-31",
  closing: "Closes on 31 December 2026",
  isSpecimen: false,
  motif: "loans",
  family: "borrow",
};

export const examples: Examples = {
  title: "Job facts",
  states: { "beside a job": <JobFacts job={job} /> },
};
