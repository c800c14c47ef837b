import { definePage, markdownEntry } from "#app/pages/define-page.ts";

export const contactUsPage = definePage({
  path: "/contact-us",
  module: "pages/corporate/contact-us/route.tsx",
  kiswahili: true,
  entries: (content) => markdownEntry(content, "contact-us"),
});
