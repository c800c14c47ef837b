import { definePage } from "./define-page.ts";
import { written } from "./described.ts";

export const pressPages = [
  definePage({
    path: "/articles",
    module: "routes/press/articles.tsx",
    entries: ({ press }) => [written(press)],
  }),
  definePage({
    path: "/articles/:name",
    module: "routes/press/article.tsx",
    entries: ({ articles }) =>
      articles.map(({ path, title, readOn }) => ({
        title,
        params: { name: path },
        file: `articles/${path}.md`,
        changedOn: readOn,
      })),
  }),
];
