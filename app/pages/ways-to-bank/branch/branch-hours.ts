import type { WaysToBank } from "#model/branches/ways-to-bank-schema.ts";
import { figureTexts } from "#domain/products/figure-texts.ts";
import type { Language } from "#domain/texts/language.ts";
import { nairobiDay } from "#domain/time/nairobi-time.ts";
import {
  holidayOn,
  type Holidays,
  hoursOfWeekday,
  type OpeningHours,
  type Weekday,
  weekdayOf,
} from "#domain/time/opening-hours.ts";
import { formatTime } from "#domain/time/time-of-day.ts";

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

export type HoursRow = ReturnType<typeof hoursRows>[number];

/** The hours of each weekday. Today's row is marked, and says what holds today. */
export function hoursRows(
  hours: OpeningHours,
  holidays: Holidays,
  now: number,
  language: Language = "en",
) {
  const timeOf = (time: string) => formatTime(time, language);
  const today = nairobiDay(now);
  const holiday = holidayOn(hours, holidays, today);
  return week.map((weekday) => {
    const isToday = weekday === weekdayOf(today);
    // Today's holiday, on which the branch is closed.
    if (isToday && holiday) return { weekday, hours: undefined, isToday, holiday };
    const times = hoursOfWeekday(hours, weekday);
    return {
      weekday,
      hours: times && `${timeOf(times.open)} ${figureTexts[language].to} ${timeOf(times.close)}`,
      isToday,
    };
  });
}

export type HolidayAhead = { day: string; name: string; isExpected: boolean };

/** The next holidays from today on, without those on days when the branch is closed anyway. */
export function holidaysAhead(
  hours: OpeningHours,
  holidays: Holidays,
  now: number,
  { byTheMoon }: Pick<WaysToBank["holidays"], "byTheMoon">,
): HolidayAhead[] {
  const today = nairobiDay(now);
  return [...holidays]
    .filter(([day]) => day >= today && holidayOn(hours, holidays, day))
    .slice(0, shownHolidays)
    .map(([day, name]) => ({ day, name, isExpected: byTheMoon.includes(name) }));
}

/** The number of holidays in about half a year. */
const shownHolidays = 5;
