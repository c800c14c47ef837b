import { definePage } from "#app/pages/define-page.ts";

export const campaignBookingPage = definePage({
  path: "/campaign/property/:campaign/book",
  module: "pages/property/campaign-booking/route.tsx",
});
