import { definePage } from "#app/pages/define-page.ts";
import { entryOf } from "#app/pages/page-entry.ts";

export const depositReturnPage = definePage({
  path: "/calculators/deposit-return",
  module: "pages/tools/deposit-return/route.tsx",
  kiswahili: true,
  entries: ({ depositReturn }) => [
    {
      ...entryOf(depositReturn.page),
      area: "tools",
      file: "site/deposit-return.yaml",
      card: { brand: "bank", motif: "savings", art: { scene: "savings" } },
    },
  ],
});
