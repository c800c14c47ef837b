import { definePage, entryOf } from "#app/pages/define-page.ts";

export const investorResultsPage = definePage({
  path: "/investor-relations/results",
  module: "pages/investors/results/route.tsx",
  entries: ({ investors }) => [
    { ...entryOf(investors.results), area: "group", file: "site/investor-results.yaml" },
  ],
});

export const investorResultsCsvPage = definePage({
  path: "/investor-relations/results.csv",
  module: "pages/investors/results/csv.route.ts",
});
