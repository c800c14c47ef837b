import { leadershipCategories } from "#domain/site/leadership.ts";
import { leaderSlug } from "#domain/site/leader-slug.ts";
import type { Content } from "#model/content.ts";
import { checkUnique } from "#model/reading/unique.ts";

/** Leaders whose file is not named by their slug, two with the same text, and empty boards. */
export function checkLeaders({ leaders }: Content): string[] {
  return [
    ...leaders.flatMap((leader) => [
      ...(leader.slug === leaderSlug(leader.name)
        ? []
        : [
            `${fileOf(leader)} name: this record belongs in leaders/${leaderSlug(leader.name)}.yaml`,
          ]),
      ...leader.categories
        .filter((category, at) => leader.categories.indexOf(category) !== at)
        .map((category) => `${fileOf(leader)} categories: ${category} appears twice`),
    ]),
    ...checkUnique(leaders, fileOf, "excerpt", ({ excerpt }) => [excerpt]),
    ...leadershipCategories
      .filter((each) => !leaders.some(({ categories }) => categories.includes(each)))
      .map((empty) => `leaders: nobody is in ${empty}`),
  ];
}

const fileOf = ({ slug }: { slug: string }) => `leaders/${slug}.yaml`;
