import { definePage } from "#app/pages/define-page.ts";

export const homePage = definePage({
  path: "/",
  module: "pages/corporate/home/route.tsx",
  kiswahili: true,
  entries: ({ settings, groupHome }) => ({
    area: "banking",
    title: settings.group.name,
    file: "site/group-home.yaml",
    card: {
      brand: "group",
      kicker: settings.tagline,
      title: groupHome.title,
      motif: "corporate",
      art: { scene: "city" },
    },
  }),
});
