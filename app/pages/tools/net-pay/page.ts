import { defineCalculator } from "#app/pages/define-calculator.ts";

export const netPayPage = defineCalculator({
  path: "/calculators/net-pay",
  module: "pages/tools/net-pay/route.tsx",
  texts: ({ netPay }) => netPay.page,
  file: "site/net-pay.yaml",
  contentFiles: "site/pay-rates.yaml",
  motif: "savings",
  scene: "wallet",
});
