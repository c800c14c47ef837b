import { definePage, entryOf } from "#app/pages/define-page.ts";

export const eligibilityCheckPage = definePage({
  path: "/can-i-apply/:check",
  module: "pages/tools/eligibility-check/route.tsx",
  entries: ({ eligibility }) =>
    eligibility.map((check) => ({
      ...entryOf(check),
      area: "tools",
      params: { check: check.id },
      file: `eligibility/${check.id}.yaml`,
    })),
});
