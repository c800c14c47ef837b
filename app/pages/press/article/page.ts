import { motifOfTheme, type Theme } from "#domain/site/articles.ts";
import type { ShareArt } from "#domain/pictures/share-card.ts";
import { definePage } from "#app/pages/define-page.ts";

const artOfTheme: Readonly<Record<Theme, ShareArt>> = {
  // Not a rising line: some results are losses.
  results: { icon: "chart-bar" },
  capital: { scene: "savings" },
  homes: { scene: "city" },
  banking: { scene: "phone" },
  people: { scene: "chama" },
};

export const articlePage = definePage({
  path: "/articles/:name",
  module: "pages/press/article/route.tsx",
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
});
