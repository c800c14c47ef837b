import { definePage, entryOf } from "#app/pages/define-page.ts";

export const comparePage = definePage({
  path: "/compare",
  module: "pages/tools/compare/route.tsx",
  entries: ({ compare }) => ({
    ...entryOf(compare),
    area: "tools",
    contentFiles: "site/compare.yaml",
    card: { brand: "bank", motif: "savings", art: { icon: "scales" } },
  }),
});
