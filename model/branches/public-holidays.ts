import type { Holidays } from "#domain/time/opening-hours.ts";
import type { PublicHoliday } from "./public-holidays-schema.ts";
import type { WaysToBank } from "./ways-to-bank-schema.ts";

/**
 * Kenya's public holidays by their usual names. The dates of those that depend on the moon are estimates until the
 * Gazette announces them; editors can remove and add days.
 */
export function toHolidays(
  calendar: readonly PublicHoliday[],
  { removed, added }: Pick<WaysToBank["holidays"], "removed" | "added">,
): Holidays {
  const days = [...calendar.filter(({ day }) => !removed.includes(day)), ...added];
  return new Map(
    days
      .toSorted((a, b) => a.day.localeCompare(b.day))
      .map(({ day, name }) => [day, name] as const),
  );
}

/** Removed days that are not in the calendar: the holiday that the editor meant would stay. */
export function checkRemovedHolidays(
  calendar: readonly PublicHoliday[],
  removed: readonly string[],
): string[] {
  return removed
    .filter((removedDay) => !calendar.some(({ day }) => day === removedDay))
    .map(
      (day) =>
        `site/ways-to-bank.yaml holidays.removed: ${day} is no holiday of the calendar: correct the day, or delete it`,
    );
}
