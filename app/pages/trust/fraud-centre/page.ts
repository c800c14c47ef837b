import { definePage, entryOf } from "#app/pages/define-page.ts";

export const fraudCentrePage = definePage({
  path: "/fraud-centre",
  module: "pages/trust/fraud-centre/route.tsx",
  kiswahili: true,
  entries: ({ fraudCentre }) => ({
    ...entryOf(fraudCentre),
    area: "help",
    file: "site/fraud-centre.yaml",
    card: { brand: "bank", motif: "insurance", art: { icon: "shield-warning" } },
  }),
});
