import { propertyTypes } from "#domain/property/property.ts";
import { definePage } from "./define-page.ts";
import { written } from "./described.ts";

export const propertyPages = [
  definePage({
    path: "/campaign/property/:campaign",
    module: "routes/property/campaign.tsx",
    entries: ({ campaigns }) =>
      campaigns.map(({ path, title }) => ({
        title,
        params: { campaign: path },
        file: `campaigns/${path}.yaml`,
      })),
  }),
  definePage({
    path: "/campaign/property/:campaign/book",
    module: "routes/property/campaign-booking.tsx",
  }),
  definePage({
    path: "/property-listing/:type?",
    module: "routes/property/listing.tsx",
    entries: ({ propertyListing }) => [
      written(propertyListing),
      ...propertyTypes.map((type) => ({ title: propertyListing.titles[type], params: { type } })),
    ],
    unlisted: [{ type: "all" }],
  }),
  definePage({
    path: "/property-listing/view/:property",
    module: "routes/property/property.tsx",
    entries: ({ properties }) =>
      properties.map(({ path, title }) => ({
        title,
        params: { property: path },
        file: `properties/${path}.yaml`,
      })),
  }),
  definePage({
    path: "/property-listing/view/:property/enquire",
    module: "routes/property/property-enquiry.tsx",
  }),
  definePage({
    path: "/property-listing/compare",
    module: "routes/property/comparison.tsx",
    entries: ({ propertyListing }) => [{ title: propertyListing.compare.title }],
  }),
];
