import { definePage } from "./define-page.ts";

export const pressPages = [
  definePage({ path: "/articles", module: "routes/press/articles.tsx" }),
  definePage({ path: "/articles/:name", module: "routes/press/article.tsx" }),
];
