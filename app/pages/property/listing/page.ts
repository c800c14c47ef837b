import { propertyTypes } from "#domain/property/property.ts";
import { definePage, entryOf } from "#app/pages/define-page.ts";

export const propertyListingPage = definePage({
  path: "/property-listing/:type?",
  module: "pages/property/listing/route.tsx",
  // Only the types: `true` would include every path of one part.
  kiswahili: [{}, ...propertyTypes.map((type) => ({ type }))],
  entries: ({ propertyListing }) => [
    {
      ...entryOf(propertyListing),
      area: "property",
      contentFiles: "site/property-listing.yaml",
      card: { brand: "bank", motif: "loans", art: { scene: "city" } },
    },
    ...propertyTypes.map((type) => ({
      area: "property" as const,
      contentFiles: "site/property-listing.yaml",
      title: propertyListing.titles[type],
      params: { type },
    })),
  ],
  unlisted: [{ type: "all" }],
});
