import { definePage } from "#app/pages/define-page.ts";
import { written } from "#app/pages/described.ts";

export const testimonialsPage = definePage({
  path: "/careers/testimonials",
  module: "pages/careers/testimonials/route.tsx",
  entries: ({ careers }) => [
    { ...written(careers.testimonials), area: "careers", contentFiles: "site/careers.yaml" },
  ],
});
