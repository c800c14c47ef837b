import type { JobCardData } from "#app/features/careers/job-card-data.ts";
import type { ShownPrice } from "#app/parts/prices/shown-prices.ts";

export const specimenJob: JobCardData = {
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

/** A price that the bank has not published. */
export const unpublished: ShownPrice = {
  id: "specimenRate",
  label: "Specimen rate",
  receiver: "to a specimen",
  fact: undefined,
  asOf: undefined,
};
