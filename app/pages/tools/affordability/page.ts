import { defineCalculator } from "#app/pages/define-calculator.ts";

export const affordabilityPage = defineCalculator({
  path: "/calculators/affordability",
  module: "pages/tools/affordability/route.tsx",
  texts: ({ affordability }) => affordability.page,
  file: "site/affordability.yaml",
  motif: "loans",
  scene: "keys",
});
