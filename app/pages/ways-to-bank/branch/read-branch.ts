import type { Content } from "#model/content.ts";
import type { Branch } from "#model/branches/schema.ts";
import { distanceKm } from "#domain/contact/distance.ts";
import type { BranchCardData } from "./branch-card.tsx";
import { branchData } from "./branch-data.ts";
import { areHoursSpecimen, directionsTo, hoursOf } from "#app/features/branches/branch-facts.ts";
import { whereIs } from "#app/lib/where-is.ts";
import { holidaysAhead, hoursRows } from "./branch-hours.ts";
import { readPlaces } from "#app/features/branches/read-places.ts";

const shownNearest = 3;

/** The content of a branch's page at a moment. */
export function readBranch(branch: Branch, content: Content, now: number, url: string) {
  const { waysToBank: texts, settings } = content;
  const { places, nextChange } = readPlaces("Branches", content, now);
  const place = places.find(({ id }) => id === branch.slug);
  const hours = hoursOf(branch, texts);
  const holidays = holidaysAhead(hours, content.publicHolidays, now, texts.holidays);
  const { name, place: street, clearingCode, list, asOf, details } = branch;
  const card: BranchCardData = {
    name,
    place: street,
    clearingCode,
    list,
    asOf,
    details,
    where: whereIs(branch, texts),
    directions: directionsTo(branch, settings),
  };
  return {
    slug: branch.slug,
    card,
    opening: { isOpen: place?.isOpen ?? false, state: place?.state ?? texts.state.closed },
    rows: hoursRows(hours, content.publicHolidays, now, content.language),
    access: branch.access,
    isHoursSpecimen: areHoursSpecimen(branch, texts),
    holidays,
    nearest: places
      .filter(({ id }) => id !== branch.slug)
      .toSorted(
        (a, b) => distanceKm(branch.position, a.position) - distanceKm(branch.position, b.position),
      )
      .slice(0, shownNearest),
    structuredData: branchData({ branch, settings, texts, holidays, url }),
    nextChange,
  };
}
