import type { WaysToBank } from "#model/branches/ways-to-bank-schema.ts";
import { figureTexts } from "#domain/products/figure-texts.ts";
import type { Language } from "#domain/pages/language.ts";
import { nairobiDay } from "#domain/time/nairobi-time.ts";
import {
  formatTime,
  type Holidays,
  hoursOfWeekday,
  type OpeningHours,
  type Weekday,
  weekdayOf,
} from "#domain/time/opening-hours.ts";

/** The week from Monday to Sunday. */
const week = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const satisfies readonly Weekday[];

export type HoursRow = { weekday: Weekday; hours: string | undefined; isToday: boolean };

/** The hours of each weekday, with today's marked. */
export function hoursRows(hours: OpeningHours, now: number, language: Language = "en"): HoursRow[] {
  const timeOf = (time: string) => formatTime(time, language);
  const today = weekdayOf(nairobiDay(now));
  return week.map((weekday) => {
    const times = hoursOfWeekday(hours, weekday);
    return {
      weekday,
      hours: times && `${timeOf(times.open)} ${figureTexts[language].to} ${timeOf(times.close)}`,
      isToday: weekday === today,
    };
  });
}

export type HolidayAhead = { day: string; name: string; isExpected: boolean };

/** The next holidays from today on, without those on days when the branch is closed anyway. */
export function holidaysAhead(
  hours: OpeningHours,
  holidays: Holidays,
  now: number,
  { byTheMoon }: WaysToBank["holidays"],
): HolidayAhead[] {
  const today = nairobiDay(now);
  return [...holidays]
    .filter(([day]) => day >= today && hoursOfWeekday(hours, weekdayOf(day)))
    .slice(0, shownHolidays)
    .map(([day, name]) => ({ day, name, isExpected: byTheMoon.includes(name) }));
}

/** The number of holidays in about half a year. */
const shownHolidays = 5;
