import { propertyTypes } from "#domain/property/property.ts";
import { definePage } from "./define-page.ts";
import { written } from "./described.ts";

export const propertyPages = [
  definePage({
    path: "/campaign/property/:campaign",
    module: "routes/property/campaign.tsx",
    entries: ({ campaigns }) =>
      campaigns.map(({ path, title, kicker, motif }) => ({
        area: "property",
        title,
        params: { campaign: path },
        file: `campaigns/${path}.yaml`,
        card: { brand: "bank", kicker, motif, art: { scene: "home" } },
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
      {
        ...written(propertyListing),
        area: "property",
        card: { brand: "bank", motif: "loans", art: { scene: "city" } },
      },
      ...propertyTypes.map((type) => ({
        area: "property" as const,
        title: propertyListing.titles[type],
        params: { type },
      })),
    ],
    unlisted: [{ type: "all" }],
  }),
  definePage({
    path: "/property-listing/view/:property",
    module: "routes/property/property.tsx",
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
  }),
  definePage({
    path: "/property-listing/view/:property/enquire",
    module: "routes/property/property-enquiry.tsx",
  }),
  definePage({
    path: "/property-listing/compare",
    module: "routes/property/comparison.tsx",
    entries: ({ propertyListing }) => [{ area: "property", title: propertyListing.compare.title }],
  }),
];
