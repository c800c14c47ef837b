import { defaultLeadershipCategory, leadershipCategories } from "#domain/site/leadership.ts";
import { definePage } from "#app/pages/define-page.ts";

export const leadershipPage = definePage({
  path: "/leadership/:category?",
  module: "pages/corporate/leadership/route.tsx",
  entries: ({ leadership }) =>
    leadershipCategories.map((category) => {
      const { title, summary, text } = leadership.categories[category];
      // The page without a parameter shows the first category.
      const isFirst = category === defaultLeadershipCategory;
      return {
        area: "group",
        contentFiles: "site/leadership.yaml",
        title,
        description: [summary, text],
        params: { category: isFirst ? undefined : category },
        card: isFirst
          ? {
              brand: "group",
              title: leadership.title,
              motif: "corporate",
              art: { icon: "users-three" },
            }
          : undefined,
      };
    }),
  unlisted: [{ category: defaultLeadershipCategory }],
});
