import { definePage } from "#app/pages/define-page.ts";
import { entryOf } from "#app/pages/page-entry.ts";

export const loanOffersPage = definePage({
  path: "/calculators/offers",
  module: "pages/tools/offers/route.tsx",
  kiswahili: true,
  entries: ({ loanTools }) => [
    {
      ...entryOf(loanTools.offers.page),
      area: "tools",
      contentFiles: "site/loan-tools.yaml",
      card: { brand: "bank", motif: "loans", art: { scene: "scales" } },
    },
  ],
});
