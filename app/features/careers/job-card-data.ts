import type { Careers } from "#model/careers/schema.ts";
import type { Job } from "#domain/forms/job.ts";
import { paths } from "#app/pages/paths.ts";
import { closingOf } from "./closing.ts";
import { type CompanyLook, lookOf } from "./company-look.ts";

export type JobCardData = CompanyLook & {
  id: string;
  href: string;
  title: string;
  tagline: string;
  company: string;
  department: string;
  category: string;
  place: string | undefined;
  deadline: string;
  closing: string;
  isSpecimen: boolean;
};

/** The fields of a job that the list shows. */
export function toJobCard(job: Job, careers: Careers, now: number): JobCardData {
  const { id, title, tagline, subsidiary, jobDepartment, category, applicationDeadline } = job;
  return {
    id,
    title,
    tagline,
    href: paths.job(id),
    company: subsidiary,
    department: jobDepartment,
    category: category.name,
    place: job.place,
    deadline: applicationDeadline,
    closing: closingOf(applicationDeadline, now, careers.jobs.closes),
    isSpecimen: job.provenance === "specimen",
    ...lookOf(careers, subsidiary),
  };
}
