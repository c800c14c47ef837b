import { defineCalculator } from "#app/pages/define-calculator.ts";

export const overpayPage = defineCalculator({
  path: "/calculators/overpay",
  module: "pages/tools/overpay/route.tsx",
  texts: ({ loanTools }) => loanTools.overpay.page,
  contentFiles: "site/loan-tools.yaml",
  motif: "loans",
  scene: "hourglass",
});
