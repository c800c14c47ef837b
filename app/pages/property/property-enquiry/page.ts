import { definePage } from "#app/pages/define-page.ts";

export const propertyEnquiryPage = definePage({
  path: "/property-listing/view/:property/enquire",
  module: "pages/property/property-enquiry/route.tsx",
});
