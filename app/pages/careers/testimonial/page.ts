import { definePage } from "#app/pages/define-page.ts";

export const testimonialPage = definePage({
  path: "/careers/testimonials/view/:path",
  module: "pages/careers/testimonial/route.tsx",
  entries: ({ testimonials }) =>
    testimonials.map(({ path, name }) => ({
      area: "careers",
      title: name,
      params: { path },
      file: `testimonials/${path}.yaml`,
    })),
});
