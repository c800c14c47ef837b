import { fillWords } from "#domain/pages/fill-words.ts";
import { definePage } from "./define-page.ts";
import { written } from "./described.ts";

export const careersPages = [
  definePage({
    path: "/careers",
    module: "routes/careers/why.tsx",
    entries: ({ careers: { why }, settings }) => [
      {
        ...written(why),
        area: "careers",
        title: fillWords(why.title, { group: settings.group.name }),
        file: "site/careers.yaml",
        card: { brand: "group", motif: "corporate", art: { icon: "handshake" } },
      },
    ],
  }),
  definePage({ path: "/careers/why-hfc", module: "routes/careers/why.tsx", unlisted: [{}] }),
  definePage({
    path: "/careers/jobsListing",
    module: "routes/careers/jobs.tsx",
    entries: ({ careers }) => [{ ...written(careers.jobs), area: "careers" }],
  }),
  definePage({
    path: "/careers/testimonials",
    module: "routes/careers/testimonials.tsx",
    entries: ({ careers }) => [{ ...written(careers.testimonials), area: "careers" }],
  }),
  definePage({
    path: "/careers/testimonials/view/:path",
    module: "routes/careers/testimonial.tsx",
    entries: ({ testimonials }) =>
      testimonials.map(({ path, name }) => ({
        area: "careers",
        title: name,
        params: { path },
        file: `testimonials/${path}.yaml`,
      })),
  }),
  definePage({ path: "/careers/:job", module: "routes/careers/job.tsx" }),
  definePage({
    path: "/careers/apply/words",
    module: "routes/careers/apply-words.ts",
    kiswahili: true,
  }),
  definePage({ path: "/careers/:job/apply", module: "routes/careers/apply.tsx", kiswahili: true }),
  definePage({
    path: "/careers/:job/apply/sent",
    module: "routes/careers/apply-sent.tsx",
    kiswahili: true,
  }),
];
