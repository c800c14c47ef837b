import { definePage, entryOf } from "#app/pages/define-page.ts";

export const waysToBankPage = definePage({
  path: "/ways-to-bank",
  module: "pages/ways-to-bank/ways-to-bank/route.tsx",
  kiswahili: true,
  entries: ({ waysToBank }) => ({
    ...entryOf(waysToBank),
    area: "branches",
    searchTexts: waysToBank.cards.flatMap(({ title, text, services }) => [
      title,
      text,
      ...services,
    ]),
    file: "site/ways-to-bank.yaml",
    card: { brand: "bank", motif: "savings", art: { icon: "map-pin" } },
  }),
});
