import { definePage, entryOf } from "#app/pages/define-page.ts";

export const testimonialsPage = definePage({
  path: "/careers/testimonials",
  module: "pages/careers/testimonials/route.tsx",
  entries: ({ careers }) => [
    { ...entryOf(careers.testimonials), area: "careers", contentFiles: "site/careers.yaml" },
  ],
});
