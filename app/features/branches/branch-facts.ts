import type { Branch } from "#model/branches/schema.ts";
import type { Settings } from "#model/reading/site.ts";
import type { WaysToBank } from "#model/branches/ways-to-bank-schema.ts";
import type { OpeningHours } from "#domain/time/opening-hours.ts";

/** The branch's own hours, or the default ones. */
export function hoursOf({ hours }: Branch, texts: WaysToBank): OpeningHours {
  return hours ?? texts.hours;
}

/**
 * True if the hours are a specimen. A branch's own hours have the provenance of the branch, unless they state another.
 */
export function areHoursSpecimen({ hours, provenance }: Branch, texts: WaysToBank): boolean {
  const from = hours ? (hours.provenance ?? provenance) : texts.hours.provenance;
  return from === "specimen";
}

/** The URL of a map search by name and place: the exact position is not known. */
export function directionsTo(
  { name, place, town }: Branch,
  { bank, links }: Pick<Settings, "bank" | "links">,
): string {
  const address = new URL(links.mapSearch);
  const parts = [`${bank.name} ${name}`, place, town, "Kenya"];
  address.searchParams.set("query", parts.filter((part) => part !== undefined).join(", "));
  return address.href;
}
