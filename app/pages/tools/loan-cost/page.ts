import { defineCalculator } from "#app/pages/define-calculator.ts";

export const loanCostPage = defineCalculator({
  path: "/calculators/loan-cost",
  module: "pages/tools/loan-cost/route.tsx",
  texts: ({ loanCost }) => loanCost.page,
  file: "site/loan-cost.yaml",
  motif: "loans",
  scene: "personal",
});
