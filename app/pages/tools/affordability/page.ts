import { definePage } from "#app/pages/define-page.ts";
import { entryOf } from "#app/pages/page-entry.ts";

export const affordabilityPage = definePage({
  path: "/calculators/affordability",
  module: "pages/tools/affordability/route.tsx",
  kiswahili: true,
  entries: ({ affordability }) => [
    {
      ...entryOf(affordability.page),
      area: "tools",
      file: "site/affordability.yaml",
      card: { brand: "bank", motif: "loans", art: { scene: "keys" } },
    },
  ],
});
