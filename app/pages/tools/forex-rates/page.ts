import { definePage, entryOf } from "#app/pages/define-page.ts";

export const forexRatesPage = definePage({
  path: "/forex-rates",
  module: "pages/tools/forex-rates/route.tsx",
  kiswahili: true,
  entries: ({ forexRates }) => ({
    ...entryOf(forexRates),
    area: "move-money-trade",
    file: "site/forex-rates.yaml",
    card: { brand: "bank", motif: "treasury", art: { icon: "currency-circle-dollar" } },
  }),
});
