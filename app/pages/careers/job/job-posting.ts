import type { Job } from "#domain/careers/job.ts";
import { nairobiDay } from "#domain/time/nairobi-time.ts";

type JobPostingOptions = {
  job: Job;
  /** The headings of the lists, as on the page. */
  texts: { accountabilities: string; competencies: string; qualifications: string };
  organisation: { name: string; url: string };
  /** The URL of the group's logo. */
  logo: string;
  /** The first paragraph of a specimen. */
  specimen: string;
};

/** The structured data of a job (schema.org/JobPosting), with nothing that the page does not show. */
export function jobPosting({ job, texts, organisation, logo, specimen }: JobPostingOptions) {
  const list = (title: string, items: readonly string[]) =>
    `<p>${escape(title)}</p><ul>${items.map((item) => `<li>${escape(item)}</li>`).join("")}</ul>`;
  const paragraphs = [...(job.provenance === "specimen" ? [specimen] : []), ...paragraphsOf(job)];
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: job.title,
    description: [
      ...paragraphs.map((text) => `<p>${escape(text)}</p>`),
      list(texts.accountabilities, job.accountabilities),
      list(texts.competencies, job.competencies),
      list(texts.qualifications, job.qualifications),
    ].join(""),
    identifier: { "@type": "PropertyValue", name: job.subsidiary, value: job.id },
    datePosted: nairobiDay(Date.parse(job.createdAt)),
    validThrough: `${job.applicationDeadline}T23:59:59+03:00`,
    hiringOrganization: {
      "@type": "Organization",
      name: job.subsidiary,
      logo,
      parentOrganization: { "@type": "Organization", ...organisation },
    },
    employmentType: employmentTypeOf(job),
    jobLocation: {
      "@type": "Place",
      address: {
        "@type": "PostalAddress",
        ...(job.place && { addressLocality: job.place }),
        addressCountry: "KE",
      },
    },
    directApply: true,
  };
}

/** Google's names for the terms of employment. It has none for a permanent job without further details. */
const employmentTypes = [
  [/full[- ]time/i, "FULL_TIME"],
  [/part[- ]time/i, "PART_TIME"],
  [/fixed[- ]term|temporary/i, "TEMPORARY"],
  [/intern|attachment/i, "INTERN"],
] as const;

function employmentTypeOf({ category }: Job) {
  return employmentTypes.find(([texts]) => texts.test(category.name))?.[1] ?? "OTHER";
}

/** The paragraphs of a job's description, separated by empty lines. */
export function paragraphsOf({ description }: Job): string[] {
  return description
    .split(/\n\s*\n/)
    .map((text) => text.trim())
    .filter(Boolean);
}

function escape(text: string) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
