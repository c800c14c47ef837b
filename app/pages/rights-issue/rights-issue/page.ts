import { rightsOptions } from "#domain/investors/rights-issue.ts";
import { definePage } from "#app/pages/define-page.ts";

export const rightsIssuePage = definePage({
  path: "/rightsissue",
  module: "pages/rights-issue/rights-issue/route.tsx",
  entries: ({ rightsIssue: { page, questions } }) => ({
    area: "group",
    title: page.title,
    description: [page.summary, page.hero.lead],
    searchTexts: questions.map(({ question }) => question),
    file: "site/rights-issue.yaml",
    card: {
      brand: "group",
      kicker: page.hero.closed,
      motif: "corporate",
      art: { scene: "savings" },
    },
  }),
});

export const importantDatesPage = definePage({
  path: "/rightsissue/important-dates.svg",
  module: "pages/rights-issue/rights-issue/important-dates.route.tsx",
});

export const rightsOptionPage = definePage({
  path: "/hfc-rights-issue/:category",
  module: "pages/rights-issue/rights-issue/route.tsx",
  unlisted: rightsOptions.map((category) => ({ category })),
});
