import { definePage } from "#app/pages/define-page.ts";
import { written } from "#app/pages/described.ts";

export const articlesPage = definePage({
  path: "/articles",
  module: "pages/press/articles/route.tsx",
  entries: ({ press }) => [
    {
      ...written(press),
      area: "press",
      contentFiles: "site/press.yaml",
      card: { brand: "group", motif: "corporate", art: { icon: "newspaper" } },
    },
  ],
});
