import { definePage } from "#app/pages/define-page.ts";

export const inBriefPage = definePage({
  path: "/hfc-rights-issue2",
  module: "pages/rights-issue/in-brief/route.tsx",
  entries: ({ rightsIssue }) => [
    { area: "group", contentFiles: "site/rights-issue.yaml", title: rightsIssue.page.brief.title },
  ],
});
