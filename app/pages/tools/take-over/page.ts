import { definePage } from "#app/pages/define-page.ts";
import { entryOf } from "#app/pages/page-entry.ts";

export const takeOverPage = definePage({
  path: "/calculators/take-over",
  module: "pages/tools/take-over/route.tsx",
  kiswahili: true,
  entries: ({ loanTools }) => [
    {
      ...entryOf(loanTools.takeOver.page),
      area: "tools",
      contentFiles: "site/loan-tools.yaml",
      card: { brand: "bank", motif: "loans", art: { scene: "guarantee" } },
    },
  ],
});
