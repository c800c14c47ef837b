import { definePage, entryOf } from "#app/pages/define-page.ts";

export const siteMapPage = definePage({
  path: "/site-map",
  module: "pages/trust/site-map/route.tsx",
  entries: ({ siteMap }) => [
    { ...entryOf(siteMap), area: "help", contentFiles: "site/site-map.yaml" },
  ],
});
