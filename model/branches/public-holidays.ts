import type { Holidays } from "#domain/time/opening-hours.ts";
import type { PublicHoliday } from "./public-holidays-schema.ts";
import type { WaysToBank } from "./ways-to-bank-schema.ts";

/**
 * Kenya's public holidays by their usual names. Those that follow the moon are the calendar's estimate until the
 * Gazette names the day; editors take days away and add them.
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
