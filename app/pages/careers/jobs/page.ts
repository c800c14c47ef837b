import { definePage } from "#app/pages/define-page.ts";
import { written } from "#app/pages/described.ts";

export const jobsPage = definePage({
  path: "/careers/jobsListing",
  module: "pages/careers/jobs/route.tsx",
  entries: ({ careers }) => [
    { ...written(careers.jobs), area: "careers", contentFiles: "site/careers.yaml" },
  ],
});
