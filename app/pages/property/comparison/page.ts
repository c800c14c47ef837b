import { definePage } from "#app/pages/define-page.ts";

export const propertyComparisonPage = definePage({
  path: "/property-listing/compare",
  module: "pages/property/comparison/route.tsx",
  kiswahili: true,
  entries: ({ propertyListing }) => ({
    area: "property",
    contentFiles: "site/property-listing.yaml",
    title: propertyListing.compare.title,
  }),
});
