import { definePage } from "./define-page.ts";

export const rightsIssuePages = [
  definePage({ path: "/rightsissue", module: "routes/rights-issue/rights-issue.tsx" }),
  definePage({ path: "/rightsissue/entitlement", module: "routes/rights-issue/entitlement.tsx" }),
  definePage({
    path: "/rightsissue/important-dates.svg",
    module: "routes/rights-issue/important-dates.tsx",
  }),
  definePage({
    path: "/hfc-rights-issue/:category",
    module: "routes/rights-issue/rights-issue.tsx",
  }),
  definePage({ path: "/hfc-rights-issue2", module: "routes/rights-issue/in-brief.tsx" }),
];
