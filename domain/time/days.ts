import type { Language } from "#domain/texts/language.ts";
import { dayMs, nairobiDay } from "./nairobi-time.ts";

/** A calendar day has no time zone of its own: it is read and written in UTC, so that none can shift it. */
const inEnglish = new Intl.DateTimeFormat("en-KE", { dateStyle: "long", timeZone: "UTC" });
const long = {
  en: inEnglish,
  sw: new Intl.DateTimeFormat("sw-KE", { dateStyle: "long", timeZone: "UTC" }),
} as const satisfies Record<Language, Intl.DateTimeFormat>;

/** A day (`YYYY-MM-DD`) as people read it: `12 December 2026`, in Kiswahili `12 Desemba 2026`. */
export function formatDay(day: string, language: Language = "en"): string {
  return long[language].format(new Date(day));
}

const months = {
  en: new Intl.DateTimeFormat("en-KE", { month: "long", year: "numeric", timeZone: "UTC" }),
  sw: new Intl.DateTimeFormat("sw-KE", { month: "long", year: "numeric", timeZone: "UTC" }),
} as const satisfies Record<Language, Intl.DateTimeFormat>;

/** A month (`YYYY-MM`) as people read it: `December 2026`, in Kiswahili `Desemba 2026`. */
export function formatMonth(month: string, language: Language = "en"): string {
  return months[language].format(new Date(month));
}

/** A range of days, from the first and last (`YYYY-MM-DD`): `24 to 25 October 2024`. */
export function formatDays(from: string, until: string): string {
  return inEnglish.formatRange(new Date(from), new Date(until)).replace(/\s*[–-]\s*/, " to ");
}

/** The days from today in Nairobi to a day (`YYYY-MM-DD`): 0 for today, negative for a day that is past. */
export function daysUntil(day: string, now: number): number {
  return (Date.parse(day) - Date.parse(nairobiDay(now))) / dayMs;
}
