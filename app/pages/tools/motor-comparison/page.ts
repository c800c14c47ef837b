import { definePage } from "#app/pages/define-page.ts";
import { entryOf } from "#app/pages/page-entry.ts";

export const motorComparisonPage = definePage({
  path: "/calculators/motor-insurance/compare",
  module: "pages/tools/motor-comparison/route.tsx",
  kiswahili: true,
  entries: ({ motorComparison }) => [
    {
      ...entryOf(motorComparison),
      area: "tools",
      contentFiles: "site/motor-comparison.yaml",
      card: { brand: "bank", motif: "insurance", art: { scene: "logbook" } },
    },
  ],
});
