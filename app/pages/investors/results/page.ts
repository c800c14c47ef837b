import { definePage } from "#app/pages/define-page.ts";
import { written } from "#app/pages/described.ts";

export const investorResultsPage = definePage({
  path: "/investor-relations/results",
  module: "pages/investors/results/route.tsx",
  entries: ({ investors }) => [
    { ...written(investors.results), area: "group", file: "site/investor-results.yaml" },
  ],
});

export const investorResultsCsvPage = definePage({
  path: "/investor-relations/results.csv",
  module: "pages/investors/results/csv.route.ts",
});
