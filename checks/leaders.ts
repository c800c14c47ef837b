import { leadershipCategories } from "#domain/pages/leadership.ts";
import { leaderSlug } from "#domain/pages/leader-slug.ts";
import type { Content } from "#model/content.ts";

/** Leaders whose file is not named by their slug, two with the same text, and empty boards. */
export function checkLeaders({ leaders }: Content): string[] {
  return [
    ...leaders.flatMap(({ slug, name, excerpt, categories }, i) => {
      const file = `leaders/${slug}.yaml`;
      const echo = leaders.slice(0, i).find((other) => other.excerpt === excerpt);
      return [
        ...(slug === leaderSlug(name)
          ? []
          : [`${file} name: this record belongs in leaders/${leaderSlug(name)}.yaml`]),
        ...(echo ? [`${file} excerpt: stands in ${echo.slug}.yaml too`] : []),
        ...categories
          .filter((category, at) => categories.indexOf(category) !== at)
          .map((category) => `${file} categories: ${category} stands twice`),
      ];
    }),
    ...leadershipCategories
      .filter((each) => !leaders.some(({ categories }) => categories.includes(each)))
      .map((empty) => `leaders: nobody is in ${empty}`),
  ];
}
