import type { Content } from "#content/content.ts";
import { paths } from "#domain/paths.ts";
import type { SearchRecord } from "../search-record.ts";

/** The campaigns for property. */
export function readCampaigns({ campaigns }: Content): SearchRecord[] {
  return campaigns.map(({ path, title, kicker, summary, description, groups, provenance }) => ({
    kind: "property",
    href: paths.campaign(path),
    title,
    description: [summary, ...description],
    texts: [kicker, ...groups.flatMap((group) => [group.title, ...group.list])],
    isSpecimen: provenance === "specimen",
  }));
}
