import { definePage } from "#app/pages/define-page.ts";

export const propertyPage = definePage({
  path: "/property-listing/view/:property",
  module: "pages/property/property/route.tsx",
  entries: ({ properties }) =>
    properties.map(({ path, title, location, images: [first] }) => ({
      area: "property",
      title,
      params: { property: path },
      file: `properties/${path}.yaml`,
      card: {
        brand: "bank",
        kicker: location,
        motif: "loans",
        art: first ? { picture: `${first.picture}-960` } : { scene: "home" },
      },
    })),
});
