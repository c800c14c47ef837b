import { definePage, entryOf } from "#app/pages/define-page.ts";

export const ratesAndFeesPage = definePage({
  path: "/rates-and-fees",
  module: "pages/tools/rates-and-fees/route.tsx",
  kiswahili: true,
  entries: ({ ratesAndFees }) => ({
    ...entryOf(ratesAndFees),
    area: "tools",
    file: ["site/rates-and-fees.yaml", "site/loan-pricing.yaml"],
    changedOn: ratesAndFees.checkedOn,
    card: { brand: "bank", motif: "loans", art: { icon: "percent" } },
  }),
});

export const pricesCsvPage = definePage({
  path: "/rates-and-fees/prices.csv",
  module: "pages/tools/rates-and-fees/csv.route.ts",
});

export const pricesJsonPage = definePage({
  path: "/rates-and-fees/prices.json",
  module: "pages/tools/rates-and-fees/json.route.ts",
});
