import { definePage } from "#app/pages/define-page.ts";
import { described } from "#app/pages/described.ts";

export const affordabilityPage = definePage({
  path: "/calculators/affordability",
  module: "pages/tools/affordability/route.tsx",
  kiswahili: true,
  entries: ({ affordability }) => [
    {
      ...described(affordability.page),
      area: "tools",
      file: "site/affordability.yaml",
      card: { brand: "bank", motif: "loans", art: { scene: "keys" } },
    },
  ],
});
