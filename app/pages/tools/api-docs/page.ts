import { definePage } from "#app/pages/define-page.ts";

export const apiDocsPage = definePage({
  path: "/api/docs",
  module: "pages/tools/api-docs/route.tsx",
});
