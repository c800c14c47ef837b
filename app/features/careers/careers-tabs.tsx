import { useServices } from "#app/lib/services.tsx";
import { LinkTabs } from "#app/ui/navigation/link-tabs.tsx";
import { link } from "#app/pages/link.ts";
import { whyTitle } from "./why-title.ts";

type CareersPage = "why" | "jobs" | "testimonials";

/** Links between the pages of careers. */
export function CareersTabs({ current }: { current: CareersPage }) {
  const { careers, settings } = useServices().content;
  const pages = [
    { page: "why", label: whyTitle(careers, settings), href: link("/careers") },
    { page: "jobs", label: careers.jobs.title, href: link("/careers/jobsListing") },
    {
      page: "testimonials",
      label: careers.testimonials.title,
      href: link("/careers/testimonials"),
    },
  ];
  return (
    <LinkTabs
      label={careers.sections}
      tabs={pages.map(({ page, ...tab }) => ({ ...tab, isCurrent: page === current }))}
    />
  );
}
