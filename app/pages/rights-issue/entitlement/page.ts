import { definePage, entryOf } from "#app/pages/define-page.ts";

export const entitlementPage = definePage({
  path: "/rightsissue/entitlement",
  module: "pages/rights-issue/entitlement/route.tsx",
  entries: ({ rightsIssue }) => ({
    ...entryOf(rightsIssue.entitlement),
    area: "group",
    contentFiles: "site/rights-issue-entitlement.yaml",
  }),
});
