import { definePage } from "#app/pages/define-page.ts";
import { written } from "#app/pages/described.ts";

export const forexRatesPage = definePage({
  path: "/forex-rates",
  module: "pages/tools/forex-rates/route.tsx",
  kiswahili: true,
  entries: ({ forexRates }) => [
    {
      ...written(forexRates),
      area: "move-money-trade",
      file: "site/forex-rates.yaml",
      card: { brand: "bank", motif: "treasury", art: { icon: "currency-circle-dollar" } },
    },
  ],
});
