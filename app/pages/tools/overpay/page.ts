import { definePage } from "#app/pages/define-page.ts";
import { described } from "#app/pages/described.ts";

export const overpayPage = definePage({
  path: "/calculators/overpay",
  module: "pages/tools/overpay/route.tsx",
  kiswahili: true,
  entries: ({ loanTools }) => [
    {
      ...described(loanTools.overpay.page),
      area: "tools",
      contentFiles: "site/loan-tools.yaml",
      card: { brand: "bank", motif: "loans", art: { scene: "hourglass" } },
    },
  ],
});
