import { definePage } from "#app/pages/define-page.ts";
import { described } from "#app/pages/described.ts";

export const eligibilityChecksPage = definePage({
  path: "/can-i-apply",
  module: "pages/tools/eligibility-checks/route.tsx",
  entries: ({ canIApply }) => [
    { ...described(canIApply.page), area: "tools", contentFiles: "site/can-i-apply.yaml" },
  ],
});
