import { definePage } from "#app/pages/define-page.ts";
import { written } from "#app/pages/described.ts";

export const siteMapPage = definePage({
  path: "/site-map",
  module: "pages/trust/site-map/route.tsx",
  entries: ({ siteMap }) => [
    { ...written(siteMap), area: "help", contentFiles: "site/site-map.yaml" },
  ],
});
