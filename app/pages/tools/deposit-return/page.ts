import { definePage } from "#app/pages/define-page.ts";
import { described } from "#app/pages/described.ts";

export const depositReturnPage = definePage({
  path: "/calculators/deposit-return",
  module: "pages/tools/deposit-return/route.tsx",
  kiswahili: true,
  entries: ({ depositReturn }) => [
    {
      ...described(depositReturn.page),
      area: "tools",
      file: "site/deposit-return.yaml",
      card: { brand: "bank", motif: "savings", art: { scene: "savings" } },
    },
  ],
});
