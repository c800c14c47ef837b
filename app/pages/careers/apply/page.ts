import { definePage } from "#app/pages/define-page.ts";

export const applyPage = definePage({
  path: "/careers/:job/apply",
  module: "pages/careers/apply/route.tsx",
  kiswahili: true,
});

export const applySentPage = definePage({
  path: "/careers/:job/apply/sent",
  module: "pages/careers/apply/sent.route.tsx",
  kiswahili: true,
});
