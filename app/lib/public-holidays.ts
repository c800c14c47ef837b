import Calendar from "date-holidays";
import type { WaysToBank } from "#content/schema/ways-to-bank.ts";
import { nairobiDay } from "#domain/nairobi-time.ts";
import type { Holidays } from "#domain/opening-hours.ts";

const kenya = new Calendar("KE", { languages: ["en"], types: ["public"] });
const kept = new Map<number, readonly { day: string; name: string }[]>();

/** A Sunday holiday moves to the next day that is none; the calendar says so in brackets. */
const movedMark = / \(substitute day\)$/;

/**
 * Kenya's public holidays of this year and the next, as people here call them. Those that follow the moon are the
 * calendar's guess until the Gazette names the day; the content takes days away and adds them.
 */
export function publicHolidays(now: number, words: WaysToBank["holidays"]): Holidays {
  const year = Number(nairobiDay(now).slice(0, 4));
  const days = [...holidaysOf(year), ...holidaysOf(year + 1)]
    .filter(({ day }) => !words.removed.includes(day))
    .map(({ day, name }) => ({ day, name: words.names[name] ?? name }));
  const all = [...days, ...words.added].toSorted((a, b) => a.day.localeCompare(b.day));
  return new Map(all.map(({ day, name }) => [day, name]));
}

function holidaysOf(year: number) {
  const known = kept.get(year);
  if (known) return known;
  const found = kenya.getHolidays(year).map(({ date, name }) => ({
    day: date.slice(0, 10),
    name: name.replace(movedMark, ""),
  }));
  kept.set(year, found);
  return found;
}
