import { defineCalculator } from "#app/pages/define-calculator.ts";

export const loanOffersPage = defineCalculator({
  path: "/calculators/offers",
  module: "pages/tools/offers/route.tsx",
  texts: ({ loanTools }) => loanTools.offers.page,
  contentFiles: "site/loan-tools.yaml",
  motif: "loans",
  scene: "scales",
});
