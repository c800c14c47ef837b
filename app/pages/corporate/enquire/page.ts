import { definePage } from "#app/pages/define-page.ts";

export const enquirePage = definePage({
  path: "/enquire/:family/:audience/:slug/:group?",
  module: "pages/corporate/enquire/route.tsx",
});
