import { definePage } from "#app/pages/define-page.ts";

export const enquirePage = definePage({
  path: "/enquire/:family/:audience/:slug",
  module: "pages/corporate/enquire/route.tsx",
});
