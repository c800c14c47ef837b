import { definePage } from "#app/pages/define-page.ts";

export const campaignPage = definePage({
  path: "/campaign/property/:campaign",
  module: "pages/property/campaign/route.tsx",
  entries: ({ campaigns }) =>
    campaigns.map(({ path, title, kicker, motif }) => ({
      area: "property",
      title,
      params: { campaign: path },
      file: `campaigns/${path}.yaml`,
      card: { brand: "bank", kicker, motif, art: { scene: "home" } },
    })),
});
