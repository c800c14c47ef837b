import { specimenJob } from "#app/gallery/specimens.ts";
import type { Examples } from "#app/ui/examples.ts";
import { JobFacts } from "./job-facts.tsx";

export const examples: Examples = {
  title: "Job facts",
  states: { "beside a job": <JobFacts job={specimenJob} /> },
};
