import { definePage } from "#app/pages/define-page.ts";

export const searchPage = definePage({
  path: "/search/:term?",
  module: "pages/search/search/route.tsx",
  unlisted: [{}],
});

export const suggestionsPage = definePage({
  path: "/search.json",
  module: "pages/search/search/suggestions.route.ts",
});
