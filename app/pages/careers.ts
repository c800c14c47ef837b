import { definePage } from "./define-page.ts";

export const careersPages = [
  definePage({ path: "/careers", module: "routes/careers/why.tsx" }),
  definePage({ path: "/careers/why-hfc", module: "routes/careers/why.tsx" }),
  definePage({ path: "/careers/jobsListing", module: "routes/careers/jobs.tsx" }),
  definePage({ path: "/careers/testimonials", module: "routes/careers/testimonials.tsx" }),
  definePage({
    path: "/careers/testimonials/view/:path",
    module: "routes/careers/testimonial.tsx",
  }),
  definePage({ path: "/careers/:job", module: "routes/careers/job.tsx" }),
  definePage({ path: "/careers/apply/words", module: "routes/careers/apply-words.ts" }),
  definePage({ path: "/careers/:job/apply", module: "routes/careers/apply.tsx" }),
  definePage({ path: "/careers/:job/apply/sent", module: "routes/careers/apply-sent.tsx" }),
];
