import type { Content } from "#model/content.ts";
import { groupCrumb } from "#app/lib/crumbs.ts";
import { link } from "#app/pages/link.ts";
import type { Crumb } from "#app/ui/navigation/breadcrumbs.tsx";

/** The crumbs of a careers page; `below` are those below the first careers page. */
export const careersCrumbs = ({ messages, careers }: Content, ...below: Crumb[]): Crumb[] => [
  groupCrumb(messages),
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
