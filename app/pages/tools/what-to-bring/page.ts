import { definePage } from "#app/pages/define-page.ts";
import { entryOf } from "#app/pages/page-entry.ts";

export const whatToBringPage = definePage({
  path: "/what-to-bring",
  module: "pages/tools/what-to-bring/route.tsx",
  kiswahili: true,
  entries: ({ whatToBring }) => [
    {
      ...entryOf(whatToBring.page),
      area: "tools",
      contentFiles: "site/what-to-bring.yaml",
      card: { brand: "bank", motif: "loans", art: { scene: "desk" } },
    },
  ],
});
