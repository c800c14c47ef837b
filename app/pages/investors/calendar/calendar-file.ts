import ical, { ICalCalendarMethod } from "ical-generator";
import { lastDay } from "#domain/time/last-day.ts";
import { dayMs } from "#domain/time/nairobi-time.ts";
import type { CalendarEvent } from "./calendar-events.ts";

/** Not the host: an event keeps its id if the site moves, so that no calendar shows it twice. */
const uidSpace = "investor-calendar.hf-group";

type CalendarFile = {
  name: string;
  description: string;
  address: string;
  company: string;
};

/** The calendar as a file to subscribe to. Days have no time zone: a reader in London sees Nairobi's day. */
export function calendarFile(
  events: readonly CalendarEvent[],
  { name, description, address, company }: CalendarFile,
): string {
  const calendar = ical({
    name,
    description,
    url: address,
    source: address,
    prodId: { company, product: "Investor calendar", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 24 * 60 * 60,
  });
  const latest = lastDay(...events.map(({ asOf }) => asOf));
  for (const { day, id, title, text, source, asOf = latest ?? day } of events) {
    const start = new Date(day);
    calendar.createEvent({
      id: `${id}@${uidSpace}`,
      start,
      end: new Date(start.getTime() + dayMs),
      allDay: true,
      timezone: null,
      summary: title,
      description: text,
      // From the content: with the current time, the file would change at every request.
      stamp: new Date(asOf),
      ...(source && { url: source }),
    });
  }
  // The library ends its last line without a line break.
  return `${calendar.toString()}\r\n`;
}
