import type { Language } from "#domain/texts/language.ts";
import { formatDay, formatMonth } from "./days.ts";

/**
 * A date of known precision in ISO 8601: a day (`2024-09-04`), a month (`2019-05`) or a year (`2019`). Old news often
 * names only the month.
 */
export type KnownDate = string;

/** The last day (`YYYY-MM-DD`) of the date, for the feed, which needs a day. */
export function lastDayOf(date: KnownDate): string {
  const [year = 0, month = 12, day] = date.split("-").map(Number);
  // Day 0 of the next month is the last of this one.
  const moment = day === undefined ? Date.UTC(year, month, 0) : Date.UTC(year, month - 1, day);
  return new Date(moment).toISOString().slice(0, 10);
}

export function yearOf(date: KnownDate): number {
  return Number(date.slice(0, 4));
}

/** As people read it: `4 September 2024`, `May 2019`, `2019`. */
export function formatKnownDate(date: KnownDate, language: Language = "en"): string {
  if (date.length === 4) return date;
  return date.length === 7 ? formatMonth(date, language) : formatDay(date, language);
}
