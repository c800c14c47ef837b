import { definePage } from "#app/pages/define-page.ts";
import { written } from "#app/pages/described.ts";

export const entitlementPage = definePage({
  path: "/rightsissue/entitlement",
  module: "pages/rights-issue/entitlement/route.tsx",
  entries: ({ rightsIssue }) => [
    {
      ...written(rightsIssue.entitlement),
      area: "group",
      contentFiles: "site/rights-issue-entitlement.yaml",
    },
  ],
});
