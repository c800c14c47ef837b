import { definePage } from "#app/pages/define-page.ts";
import { entryOf } from "#app/pages/page-entry.ts";

export const overpayPage = definePage({
  path: "/calculators/overpay",
  module: "pages/tools/overpay/route.tsx",
  kiswahili: true,
  entries: ({ loanTools }) => [
    {
      ...entryOf(loanTools.overpay.page),
      area: "tools",
      contentFiles: "site/loan-tools.yaml",
      card: { brand: "bank", motif: "loans", art: { scene: "hourglass" } },
    },
  ],
});
