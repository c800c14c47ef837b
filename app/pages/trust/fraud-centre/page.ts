import { definePage } from "#app/pages/define-page.ts";
import { written } from "#app/pages/described.ts";

export const fraudCentrePage = definePage({
  path: "/fraud-centre",
  module: "pages/trust/fraud-centre/route.tsx",
  kiswahili: true,
  entries: ({ fraudCentre }) => [
    {
      ...written(fraudCentre),
      area: "help",
      file: "site/fraud-centre.yaml",
      card: { brand: "bank", motif: "insurance", art: { icon: "shield-warning" } },
    },
  ],
});
