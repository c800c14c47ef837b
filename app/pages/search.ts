import { definePage } from "./define-page.ts";

export const searchPages = [
  definePage({ path: "/search/:term?", module: "routes/search/search.tsx", unlisted: [{}] }),
  definePage({ path: "/search.json", module: "routes/search/suggestions.ts" }),
];
