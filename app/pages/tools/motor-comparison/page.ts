import { definePage } from "#app/pages/define-page.ts";
import { described } from "#app/pages/described.ts";

export const motorComparisonPage = definePage({
  path: "/calculators/motor-insurance/compare",
  module: "pages/tools/motor-comparison/route.tsx",
  kiswahili: true,
  entries: ({ motorComparison }) => [
    {
      ...described(motorComparison),
      area: "tools",
      contentFiles: "site/motor-comparison.yaml",
      card: { brand: "bank", motif: "insurance", art: { scene: "logbook" } },
    },
  ],
});
