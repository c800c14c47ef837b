import type { Content } from "#model/content.ts";
import { link } from "#app/pages/link.ts";
import type { Crumb } from "#app/ui/navigation/breadcrumbs.tsx";

/** The crumbs of a careers page, below Home; `below` are those below the first careers page. */
export const careersCrumbs = ({ careers }: Content, ...below: Crumb[]): Crumb[] => [
  { label: careers.crumb, href: link("/careers") },
  ...below,
];

/** The crumbs of a page below the list of jobs. */
export const jobCrumbs = (content: Content, ...below: Crumb[]): Crumb[] =>
  careersCrumbs(
    content,
    { label: content.careers.jobs.title, href: link("/careers/jobsListing") },
    ...below,
  );
