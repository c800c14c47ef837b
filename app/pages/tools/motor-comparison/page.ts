import { defineCalculator } from "#app/pages/define-calculator.ts";

export const motorComparisonPage = defineCalculator({
  path: "/calculators/motor-insurance/compare",
  module: "pages/tools/motor-comparison/route.tsx",
  texts: ({ motorComparison }) => motorComparison,
  contentFiles: "site/motor-comparison.yaml",
  motif: "insurance",
  scene: "logbook",
});
