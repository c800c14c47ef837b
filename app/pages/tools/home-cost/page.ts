import { defineCalculator } from "#app/pages/define-calculator.ts";

export const homeCostPage = defineCalculator({
  path: "/calculators/home-cost",
  module: "pages/tools/home-cost/route.tsx",
  texts: ({ homeCost }) => homeCost.page,
  file: "site/home-cost.yaml",
  motif: "loans",
  scene: "home",
});
