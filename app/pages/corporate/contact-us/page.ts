import { definePage } from "#app/pages/define-page.ts";
import { markdownPage } from "#app/pages/described.ts";

export const contactUsPage = definePage({
  path: "/contact-us",
  module: "pages/corporate/contact-us/route.tsx",
  kiswahili: true,
  entries: (content) => markdownPage(content, "contact-us"),
});
