import { definePage } from "#app/pages/define-page.ts";
import { described } from "#app/pages/described.ts";

export const comparePage = definePage({
  path: "/compare",
  module: "pages/tools/compare/route.tsx",
  entries: ({ compare }) => [
    {
      ...described(compare),
      area: "tools",
      contentFiles: "site/compare.yaml",
      card: { brand: "bank", motif: "savings", art: { icon: "scales" } },
    },
  ],
});
