import { definePage } from "#app/pages/define-page.ts";

export const jobPage = definePage({ path: "/careers/:job", module: "pages/careers/job/route.tsx" });
