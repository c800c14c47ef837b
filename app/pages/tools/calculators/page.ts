import { definePage, entryOf } from "#app/pages/define-page.ts";

export const calculatorsPage = definePage({
  path: "/calculators",
  module: "pages/tools/calculators/route.tsx",
  kiswahili: true,
  entries: ({ messages }) => ({
    ...entryOf(messages.calculators.pages.chooser),
    area: "tools",
    contentFiles: "site/messages.yaml",
    card: { brand: "bank", motif: "loans", art: { icon: "calculator" } },
  }),
});
