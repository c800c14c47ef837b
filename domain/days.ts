import { dayMs, nairobiDay } from "./nairobi-time.ts";

/** A calendar day has no time zone of its own: it is read and written in UTC, so that none can shift it. */
const long = new Intl.DateTimeFormat("en-KE", { dateStyle: "long", timeZone: "UTC" });

/** A day (`YYYY-MM-DD`) as people read it: `12 December 2026`. */
export function formatDay(day: string): string {
  return long.format(new Date(day));
}

/** How many days there are from today in Nairobi to a day (`YYYY-MM-DD`): 0 for today, less for a day that is past. */
export function daysUntil(day: string, now: number): number {
  return (Date.parse(day) - Date.parse(nairobiDay(now))) / dayMs;
}
