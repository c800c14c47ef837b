import { definePage, entryOf } from "#app/pages/define-page.ts";

export const jobsPage = definePage({
  path: "/careers/jobsListing",
  module: "pages/careers/jobs/route.tsx",
  entries: ({ careers }) => [
    { ...entryOf(careers.jobs), area: "careers", contentFiles: "site/careers.yaml" },
  ],
});
