import { definePage, entryOf } from "#app/pages/define-page.ts";

export const articlesPage = definePage({
  path: "/articles",
  module: "pages/press/articles/route.tsx",
  entries: ({ press }) => ({
    ...entryOf(press),
    area: "press",
    contentFiles: "site/press.yaml",
    card: { brand: "group", motif: "corporate", art: { icon: "newspaper" } },
  }),
});
