import type { Examples } from "#app/ui/examples.ts";
import type { JobCardData } from "#app/features/careers/job-card-data.ts";
import { JobList } from "./job-list.tsx";

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
const ofTheParent: JobCardData = {
  ...job,
  id: "2",
  title: "Specimen job with a name that takes two lines on a phone",
  closing: "Closes today",
  isSpecimen: true,
  place: undefined,
  motif: "corporate",
  family: undefined,
};

export const examples: Examples = {
  title: "Job card",
  states: {
    "of a company": <JobList jobs={[job]} />,
    "a specimen, of the parent": <JobList jobs={[ofTheParent]} />,
  },
};
