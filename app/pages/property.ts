import { definePage } from "./define-page.ts";

export const propertyPages = [
  definePage({ path: "/campaign/property/:campaign", module: "routes/property/campaign.tsx" }),
  definePage({
    path: "/campaign/property/:campaign/book",
    module: "routes/property/campaign-booking.tsx",
  }),
  definePage({ path: "/property-listing/compare", module: "routes/property/comparison.tsx" }),
  definePage({ path: "/property-listing/view/:property", module: "routes/property/property.tsx" }),
  definePage({
    path: "/property-listing/view/:property/enquire",
    module: "routes/property/property-enquiry.tsx",
  }),
  definePage({ path: "/property-listing/:type?", module: "routes/property/listing.tsx" }),
];
