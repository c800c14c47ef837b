import { definePage } from "#app/pages/define-page.ts";
import { entryOf } from "#app/pages/page-entry.ts";

export const siteMapPage = definePage({
  path: "/site-map",
  module: "pages/trust/site-map/route.tsx",
  entries: ({ siteMap }) => [
    { ...entryOf(siteMap), area: "help", contentFiles: "site/site-map.yaml" },
  ],
});
