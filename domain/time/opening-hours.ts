import { dayMs, nairobiDay, startOfNairobiDay } from "./nairobi-time.ts";

/** From and until when, `HH:MM` by the clock in Nairobi; `open` is before `close`, on the same day. */
export type DayHours = { readonly open: string; readonly close: string };

/** A week of a branch; it is closed on the days that have no hours. */
export type OpeningHours = {
  readonly weekdays: DayHours;
  readonly saturday?: DayHours | undefined;
  readonly sunday?: DayHours | undefined;
};

/** The names of public holidays by their days, `YYYY-MM-DD`. */
export type Holidays = ReadonlyMap<string, string>;

export type OpeningState =
  | { isOpen: true; closes: number }
  /** `opens` is missing if the branch stays closed for `horizonDays`; `holiday` is today's. */
  | { isOpen: false; opens?: number; holiday?: string };

/** The longest run of holidays and weekends is five days; a fortnight leaves room for days the state adds. */
const horizonDays = 14;

const weekdays = [
  "sunday",
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
] as const;
export type Weekday = (typeof weekdays)[number];

/** The day of the week of a day (`YYYY-MM-DD`). */
export function weekdayOf(day: string): Weekday {
  // The cast: getUTCDay is 0 to 6 for every day that exists.
  return weekdays[new Date(day).getUTCDay()] as Weekday;
}

/** True for a Monday to Friday (`YYYY-MM-DD`) that is no holiday. */
export function isWorkingDay(day: string, holidays: Holidays): boolean {
  const weekday = weekdayOf(day);
  return weekday !== "saturday" && weekday !== "sunday" && !holidays.has(day);
}

/** The hours of a day of the week when it is no holiday. */
export function hoursOfWeekday(hours: OpeningHours, weekday: Weekday): DayHours | undefined {
  if (weekday === "saturday") return hours.saturday;
  return weekday === "sunday" ? hours.sunday : hours.weekdays;
}

/** The holiday for which a branch is closed on a day (`YYYY-MM-DD`) on which it would be open. */
export const holidayOn = (hours: OpeningHours, holidays: Holidays, day: string) =>
  hoursOfWeekday(hours, weekdayOf(day)) && holidays.get(day);

/**
 * Returns whether a branch is open at a time (milliseconds since 1970), and when that changes. It is closed from its
 * closing minute on, and all day on public holidays.
 */
export function openingState(hours: OpeningHours, holidays: Holidays, now: number): OpeningState {
  const holiday = holidays.get(nairobiDay(now));
  for (let ahead = 0; ahead < horizonDays; ahead += 1) {
    const day = nairobiDay(now + ahead * dayMs);
    const times = hoursOn(hours, holidays, day);
    if (!times) continue;
    const opens = momentOf(day, times.open);
    const closes = momentOf(day, times.close);
    if (now < opens) return { isOpen: false, opens, ...(holiday && { holiday }) };
    if (now < closes) return { isOpen: true, closes };
  }
  return { isOpen: false, ...(holiday && { holiday }) };
}

function hoursOn(hours: OpeningHours, holidays: Holidays, day: string) {
  return holidays.has(day) ? undefined : hoursOfWeekday(hours, weekdayOf(day));
}

/** A time of day (`HH:MM`) in Nairobi as a moment. */
function momentOf(day: string, time: string) {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return startOfNairobiDay(day) + (hour * 60 + minute) * 60_000;
}
