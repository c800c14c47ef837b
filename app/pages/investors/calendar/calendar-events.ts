import type { Investors } from "#model/investors/schema.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { formatDay } from "#domain/time/days.ts";
import { nairobiDay } from "#domain/time/nairobi-time.ts";
import { periodEnd, periodName } from "#domain/investors/reporting-period.ts";

export type CalendarEvent = {
  day: string;
  id: string;
  title: string;
  text: string;
  source?: string | undefined;
  asOf?: string | undefined;
};

/** The events of the calendar and the days on which results were published, latest first. */
export function calendarEvents({ calendar, results, texts }: Investors): CalendarEvent[] {
  const { resultsOf, resultsText } = texts.calendarPage;
  const publications = results.periods.flatMap(({ published, source, asOf, ...period }) =>
    published === undefined
      ? []
      : [
          {
            day: published,
            id: `results-${period.kind}-${period.year}`,
            title: fillText(resultsOf, { period: periodName(period) }),
            text: fillText(resultsText, { date: formatDay(periodEnd(period)) }),
            source,
            asOf,
          },
        ],
  );
  return [...calendar.events, ...publications].toSorted((a, b) => b.day.localeCompare(a.day));
}

/** The coming events, nearest first, and the past ones, latest first. Today counts as coming. */
export function splitByToday(events: readonly CalendarEvent[], now: number) {
  const today = nairobiDay(now);
  return {
    coming: events.filter(({ day }) => day >= today).toReversed(),
    past: events.filter(({ day }) => day < today),
  };
}
