import { defineCalculator } from "#app/pages/define-calculator.ts";

export const takeOverPage = defineCalculator({
  path: "/calculators/take-over",
  module: "pages/tools/take-over/route.tsx",
  texts: ({ loanTools }) => loanTools.takeOver.page,
  contentFiles: "site/loan-tools.yaml",
  motif: "loans",
  scene: "guarantee",
});
