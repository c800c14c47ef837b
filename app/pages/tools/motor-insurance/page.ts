import { definePage } from "#app/pages/define-page.ts";
import { described } from "#app/pages/described.ts";

export const motorInsurancePage = definePage({
  path: "/calculators/motor-insurance",
  module: "pages/tools/motor-insurance/route.tsx",
  kiswahili: true,
  entries: ({ messages }) => [
    {
      ...described(messages.calculators.pages.motor),
      area: "tools",
      contentFiles: "site/messages.yaml",
      card: { brand: "bank", motif: "insurance", art: { scene: "showroom" } },
    },
  ],
});
