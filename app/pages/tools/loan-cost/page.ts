import { definePage } from "#app/pages/define-page.ts";
import { entryOf } from "#app/pages/page-entry.ts";

export const loanCostPage = definePage({
  path: "/calculators/loan-cost",
  module: "pages/tools/loan-cost/route.tsx",
  kiswahili: true,
  entries: ({ loanCost }) => [
    {
      ...entryOf(loanCost.page),
      area: "tools",
      file: "site/loan-cost.yaml",
      card: { brand: "bank", motif: "loans", art: { scene: "personal" } },
    },
  ],
});
