import { definePage, entryOf } from "#app/pages/define-page.ts";

export const eligibilityChecksPage = definePage({
  path: "/can-i-apply",
  module: "pages/tools/eligibility-checks/route.tsx",
  entries: ({ canIApply }) => [
    { ...entryOf(canIApply.page), area: "tools", contentFiles: "site/can-i-apply.yaml" },
  ],
});
