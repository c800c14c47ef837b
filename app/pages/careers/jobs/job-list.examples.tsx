import { specimenJob } from "#app/gallery/specimens.ts";
import type { Examples } from "#app/ui/examples.ts";
import type { JobCardData } from "#app/features/careers/job-card-data.ts";
import { JobList } from "./job-list.tsx";

const ofTheParent: JobCardData = {
  ...specimenJob,
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
    "of a company": <JobList jobs={[specimenJob]} />,
    "a specimen, of the parent": <JobList jobs={[ofTheParent]} />,
  },
};
