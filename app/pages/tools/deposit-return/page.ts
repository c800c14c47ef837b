import { defineCalculator } from "#app/pages/define-calculator.ts";

export const depositReturnPage = defineCalculator({
  path: "/calculators/deposit-return",
  module: "pages/tools/deposit-return/route.tsx",
  texts: ({ depositReturn }) => depositReturn.page,
  file: "site/deposit-return.yaml",
  motif: "savings",
  scene: "savings",
});
