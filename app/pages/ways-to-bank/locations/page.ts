import { definePage } from "#app/pages/define-page.ts";
import { written } from "#app/pages/described.ts";

export const locationsPage = definePage({
  path: "/ways-to-bank/location/:kind",
  module: "pages/ways-to-bank/locations/route.tsx",
  kiswahili: true,
  entries: ({ waysToBank: { branches, atms } }) => [
    {
      ...written(branches),
      area: "branches",
      madeOf: "site/ways-to-bank.yaml",
      params: { kind: "Branches" },
    },
    {
      ...written(atms),
      area: "branches",
      madeOf: "site/ways-to-bank.yaml",
      params: { kind: "ATMS" },
    },
  ],
});
