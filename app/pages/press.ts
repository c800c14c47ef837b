import { motifOfTheme, type Theme } from "#domain/pages/articles.ts";
import type { ShareArt } from "#domain/pages/share-card.ts";
import { definePage } from "./define-page.ts";
import { written } from "./described.ts";

const artOfTheme: Readonly<Record<Theme, ShareArt>> = {
  // Not a line that rises: some of them are losses.
  results: { icon: "chart-bar" },
  capital: { scene: "savings" },
  homes: { scene: "city" },
  banking: { scene: "phone" },
  people: { scene: "chama" },
};

export const pressPages = [
  definePage({
    path: "/articles",
    module: "routes/press/articles.tsx",
    entries: ({ press }) => [
      {
        ...written(press),
        area: "press",
        card: { brand: "group", motif: "corporate", art: { icon: "newspaper" } },
      },
    ],
  }),
  definePage({
    path: "/articles/:name",
    module: "routes/press/article.tsx",
    entries: ({ articles, press }) =>
      articles.map(({ path, title, theme, readOn }) => ({
        area: "press",
        title,
        params: { name: path },
        file: `articles/${path}.md`,
        changedOn: readOn,
        card: {
          brand: "group",
          kicker: press.themes[theme],
          motif: motifOfTheme[theme],
          art: artOfTheme[theme],
        },
      })),
  }),
];
