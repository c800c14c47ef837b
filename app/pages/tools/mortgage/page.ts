import { definePage } from "#app/pages/define-page.ts";
import { entryOf } from "#app/pages/page-entry.ts";

export const mortgagePage = definePage({
  path: "/calculators/mortgage",
  module: "pages/tools/mortgage/route.tsx",
  kiswahili: true,
  entries: ({ messages }) => [
    {
      ...entryOf(messages.calculators.pages.mortgage),
      area: "tools",
      contentFiles: "site/messages.yaml",
      card: { brand: "bank", motif: "loans", art: { scene: "calendar" } },
    },
  ],
});
