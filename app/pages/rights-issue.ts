import { rightsOptions } from "#domain/investors/rights-issue.ts";
import { definePage } from "./define-page.ts";
import { written } from "./described.ts";

export const rightsIssuePages = [
  definePage({
    path: "/rightsissue",
    module: "routes/rights-issue/rights-issue.tsx",
    entries: ({ rightsIssue: { page, questions } }) => [
      {
        area: "group",
        title: page.title,
        description: [page.summary, page.hero.lead],
        searchTexts: questions.map(({ question }) => question),
        file: "site/rights-issue.yaml",
        card: { brand: "group", motif: "corporate", art: { scene: "savings" } },
      },
    ],
  }),
  definePage({
    path: "/rightsissue/entitlement",
    module: "routes/rights-issue/entitlement.tsx",
    entries: ({ rightsIssue }) => [{ ...written(rightsIssue.entitlement), area: "group" }],
  }),
  definePage({
    path: "/rightsissue/important-dates.svg",
    module: "routes/rights-issue/important-dates.tsx",
  }),
  definePage({
    path: "/hfc-rights-issue/:category",
    module: "routes/rights-issue/rights-issue.tsx",
    unlisted: rightsOptions.map((category) => ({ category })),
  }),
  definePage({
    path: "/hfc-rights-issue2",
    module: "routes/rights-issue/in-brief.tsx",
    entries: ({ rightsIssue }) => [{ area: "group", title: rightsIssue.page.brief.title }],
  }),
];
