import { dayMs, nairobiDay } from "./nairobi-time.ts";

/** A calendar day has no time zone of its own: it is read and written in UTC, so that none can shift it. */
const long = new Intl.DateTimeFormat("en-KE", { dateStyle: "long", timeZone: "UTC" });

const medium = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });

/** A day (`YYYY-MM-DD`) in small print: `12 Dec 2026`. */
export function formatShortDay(day: string): string {
  return medium.format(new Date(day));
}

/** A day (`YYYY-MM-DD`) as people read it: `12 December 2026`. */
export function formatDay(day: string): string {
  return long.format(new Date(day));
}

/** The first and the last of several days (`YYYY-MM-DD`): `24–25 October 2024`. */
export function formatDays(from: string, until: string): string {
  return long.formatRange(new Date(from), new Date(until));
}

/** How many days there are from today in Nairobi to a day (`YYYY-MM-DD`): 0 for today, less for a day that is past. */
export function daysUntil(day: string, now: number): number {
  return (Date.parse(day) - Date.parse(nairobiDay(now))) / dayMs;
}
