import { definePage } from "#app/pages/define-page.ts";

export const bankHomePage = definePage({
  path: "/hfc",
  module: "pages/bank/home/route.tsx",
  kiswahili: true,
  entries: ({ settings }) => ({
    area: "banking",
    title: settings.bank.name,
    file: "site/bank-home.yaml",
    card: {
      brand: "bank",
      kicker: settings.bank.legalName,
      title: settings.tagline,
      motif: "savings",
      art: { scene: "home" },
    },
  }),
});
