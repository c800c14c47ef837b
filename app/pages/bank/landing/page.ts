import { definePage } from "#app/pages/define-page.ts";

export const landingPage = definePage({
  path: "/banking/:audience",
  module: "pages/bank/landing/route.tsx",
  entries: ({ landings }) =>
    landings.map(({ id, label, headline, lead, scene }) => ({
      area: "banking",
      title: label,
      description: [lead],
      searchTexts: [headline],
      params: { audience: id },
      file: `landings/${id}.yaml`,
      card: { brand: "bank", motif: "savings", art: { scene } },
    })),
});
