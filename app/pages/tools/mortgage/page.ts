import { defineCalculator } from "#app/pages/define-calculator.ts";

export const mortgagePage = defineCalculator({
  path: "/calculators/mortgage",
  module: "pages/tools/mortgage/route.tsx",
  texts: ({ messages }) => messages.calculators.pages.mortgage,
  contentFiles: "site/messages.yaml",
  motif: "loans",
  scene: "calendar",
});
