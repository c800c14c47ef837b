import { definePage } from "#app/pages/define-page.ts";
import { entryOf } from "#app/pages/page-entry.ts";

export const homeCostPage = definePage({
  path: "/calculators/home-cost",
  module: "pages/tools/home-cost/route.tsx",
  kiswahili: true,
  entries: ({ homeCost }) => [
    {
      ...entryOf(homeCost.page),
      area: "tools",
      file: "site/home-cost.yaml",
      card: { brand: "bank", motif: "loans", art: { scene: "home" } },
    },
  ],
});
