import { definePage } from "#app/pages/define-page.ts";

export const leaderPage = definePage({
  path: "/leadership/view/:category/:leader",
  module: "pages/corporate/leader/route.tsx",
  entries: ({ leaders }) =>
    leaders.map(({ categories: [category], slug, name }) => ({
      area: "group",
      title: name,
      params: { category, leader: slug },
      file: `leaders/${slug}.yaml`,
    })),
});
