import { definePage } from "#app/pages/define-page.ts";
import { entryOf } from "#app/pages/page-entry.ts";

export const motorInsurancePage = definePage({
  path: "/calculators/motor-insurance",
  module: "pages/tools/motor-insurance/route.tsx",
  kiswahili: true,
  entries: ({ messages }) => [
    {
      ...entryOf(messages.calculators.pages.motor),
      area: "tools",
      contentFiles: "site/messages.yaml",
      card: { brand: "bank", motif: "insurance", art: { scene: "showroom" } },
    },
  ],
});
