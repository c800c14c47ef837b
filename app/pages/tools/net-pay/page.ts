import { definePage } from "#app/pages/define-page.ts";
import { entryOf } from "#app/pages/page-entry.ts";

export const netPayPage = definePage({
  path: "/calculators/net-pay",
  module: "pages/tools/net-pay/route.tsx",
  kiswahili: true,
  entries: ({ netPay }) => [
    {
      ...entryOf(netPay.page),
      area: "tools",
      file: "site/net-pay.yaml",
      contentFiles: "site/pay-rates.yaml",
      card: { brand: "bank", motif: "savings", art: { scene: "wallet" } },
    },
  ],
});
