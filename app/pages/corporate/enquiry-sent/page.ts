import { definePage } from "#app/pages/define-page.ts";

export const enquirySentPage = definePage({
  path: "/contact-us/sent",
  module: "pages/corporate/enquiry-sent/route.tsx",
  kiswahili: true,
});
