import type { Content } from "#model/content.ts";
import { paths } from "#app/pages/paths.ts";
import type { SearchRecord } from "../search-record.ts";

export function readProperties({ properties, propertyListing }: Content): SearchRecord[] {
  return properties.map((property) => ({
    kind: "property",
    href: paths.property(property.path),
    title: property.title,
    description: [property.summary, ...property.description],
    texts: [
      propertyListing.names[property.propertyType],
      `${property.location}, ${property.county}`,
      ...property.amenities,
    ],
    isSpecimen: property.provenance === "specimen",
  }));
}

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
