import type { Content } from "#model/content.ts";
import { checkUnique } from "#model/reading/unique.ts";

/** Properties whose campaign does not exist, and two with the same title or summary. */
export function checkProperties({
  properties,
  campaigns,
}: Pick<Content, "properties" | "campaigns">): string[] {
  return [
    ...properties
      .filter(({ campaign: named }) => named && campaigns.every(({ path }) => path !== named))
      .map((each) => `${fileOf(each)} campaign: there is no campaign ${each.campaign}`),
    ...checkUnique(properties, fileOf, "title", ({ title }) => [title]),
    ...checkUnique(properties, fileOf, "summary", ({ summary }) => [summary]),
  ];
}

const fileOf = ({ path }: { path: string }) => `properties/${path}.yaml`;
