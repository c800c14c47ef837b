import type { Content } from "#model/content.ts";
import type { Branch } from "#model/branches/schema.ts";
import type { County } from "#domain/contact/counties.ts";
import type { Position } from "#domain/contact/distance.ts";
import { endOfNairobiDay, nairobiDay } from "#domain/time/nairobi-time.ts";
import { type OpeningHours, openingState } from "#domain/time/opening-hours.ts";
import { paths } from "#app/pages/paths.ts";
import type { LocationKind } from "#domain/contact/ways-to-bank.ts";
import { areHoursSpecimen, directionsTo, hoursOf } from "./branch-facts.ts";
import { whereIs } from "#app/lib/where-is.ts";
import { hoursLines } from "#app/lib/hours-lines.ts";
import { stateText } from "./opening-text.ts";

/** A branch or an ATM, as lists and the map show it. */
export type Place = {
  id: string;
  name: string;
  /** The path of its own page, if it has one. */
  href?: string;
  where: string;
  county: County;
  position: Position;
  services: readonly string[];
  hours: readonly string[];
  isOpen: boolean;
  state: string;
  directions: string;
  isSpecimen: boolean;
  areHoursSpecimen: boolean;
};

type Places = {
  places: Place[];
  /** The moment at which a state, or a word such as "tomorrow", may next change, in milliseconds since 1970. */
  nextChange: number;
};

/** All places of a kind, with their opening state now. */
export function readPlaces(kind: LocationKind, content: Content, now: number): Places {
  const { waysToBank: texts, language } = content;
  const spoken = { texts, language };
  const holidays = content.publicHolidays;
  const changes = [endOfNairobiDay(nairobiDay(now))];
  const stateOf = (hours: OpeningHours) => {
    const state = openingState(hours, holidays, now);
    const change = state.isOpen ? state.closes : state.opens;
    if (change !== undefined) changes.push(change);
    return { isOpen: state.isOpen, state: stateText(state, now, spoken) };
  };
  const placeOf = (branch: Branch) => ({
    name: branch.name,
    county: branch.county,
    position: branch.position,
    directions: directionsTo(branch, content.settings),
  });

  const branches = () =>
    content.branches.map((branch) => ({
      ...placeOf(branch),
      ...stateOf(hoursOf(branch, texts)),
      id: branch.slug,
      href: paths.branch(branch.slug),
      where: whereIs(branch, texts),
      services: branch.details.services,
      hours: hoursLines(hoursOf(branch, texts), spoken),
      isSpecimen: branch.provenance === "specimen",
      areHoursSpecimen: areHoursSpecimen(branch, texts),
    }));

  const atms = () =>
    content.atms.flatMap(({ slug, branch: branchSlug, isAlwaysOpen, services, provenance }) => {
      const branch = content.branches.find((each) => each.slug === branchSlug);
      if (!branch) return [];
      const hours = hoursOf(branch, texts);
      return {
        ...placeOf(branch),
        ...(isAlwaysOpen ? { isOpen: true, state: texts.atms.alwaysOpen } : stateOf(hours)),
        id: slug,
        where: whereIs(branch, texts),
        services,
        hours: isAlwaysOpen ? [] : hoursLines(hours, spoken),
        isSpecimen: provenance === "specimen",
        areHoursSpecimen: false,
      };
    });

  const places = kind === "Branches" ? branches() : atms();
  return { places, nextChange: Math.min(...changes) };
}
