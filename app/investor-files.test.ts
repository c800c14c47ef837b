import ICAL from "ical.js";
import { parseRssFeed } from "feedsmith";
import { expect, test, vi } from "vitest";
import { nairobiDay } from "#domain/time/nairobi-time.ts";
import { calendarEvents, splitByToday } from "./pages/investors/calendar/calendar-events.ts";
import { calendarFile } from "./pages/investors/calendar/calendar-file.ts";
import { documentsFeed } from "./pages/investors/documents/feed.ts";
import { content } from "#test/support/content/content.ts";

const { investors } = content;
const origin = "https://www.example.org";

test("the calendar file has every event of the page, on its day", () => {
  const events = calendarEvents(investors);
  const address = `${origin}/investor-relations/calendar.ics`;
  const elsewhere = "https://other.example/calendar.ics";
  const texts = { name: "Dates", description: "For all", company: "A bank" };
  const text = calendarFile(events, { ...texts, address });
  expect(text).toContain("PRODID:-//A bank//");
  const parsed = new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents("vevent")
    .map((each) => new ICAL.Event(each));
  expect(
    parsed.map(({ uid, summary, startDate, endDate }) => ({
      uid,
      summary,
      start: startDate.toString(),
      isDay: startDate.isDate,
      days: endDate.subtractDate(startDate).days,
    })),
  ).toEqual(
    events.map(({ id, title, day }) => ({
      uid: `${id}@investor-calendar.hf-group`,
      summary: title,
      start: day,
      isDay: true,
      days: 1,
    })),
  );
  expect(new Set(parsed.map(({ uid }) => uid)).size).toBe(events.length);
  const moved = calendarFile(events, { ...texts, address: elsewhere });
  expect(moved.match(/^UID:.*/gm)).toEqual(text.match(/^UID:.*/gm));
  expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
});

test("the calendar file depends only on the content, and each event is stamped with the day on which it was known", () => {
  const given = { name: "Dates", description: "For all", company: "A bank", address: origin };
  const event = { id: "agm", day: "2027-05-28", title: "A meeting", text: "Of shareholders" };
  const events = [
    { ...event, asOf: "2027-01-05" },
    { ...event, id: "closing" },
  ];
  vi.useFakeTimers({ now: Date.parse("2026-11-21") });
  const text = calendarFile(events, given);
  vi.setSystemTime(Date.parse("2027-11-21"));
  expect(calendarFile(events, given)).toBe(text);
  vi.useRealTimers();
  expect(text.match(/^DTSTAMP:.*/gm)).toEqual(events.map(() => "DTSTAMP:20270105T000000Z"));
});

test("results published on a known day are in the calendar", () => {
  expect(calendarEvents(investors)).toContainEqual(
    expect.objectContaining({ day: "2025-08-26", title: "Results: Half year 2025" }),
  );
});

test.each([
  ["2026-03-03T20:59:59Z", ["b", "c"], ["a"]],
  ["2026-03-03T21:00:00Z", ["c"], ["b", "a"]],
  ["2020-01-01T00:00:00Z", ["a", "b", "c"], []],
  ["2030-01-01T00:00:00Z", [], ["c", "b", "a"]],
])("at %s in Nairobi %j are coming", (moment, coming, past) => {
  const event = (id: string, day: string) => ({ id, day, title: id, text: id });
  const events = [event("c", "2026-05-05"), event("b", "2026-03-03"), event("a", "2026-01-01")];
  const split = splitByToday(events, Date.parse(moment));
  expect(split.coming.map(({ id }) => id)).toEqual(coming);
  expect(split.past.map(({ id }) => id)).toEqual(past);
});

test("the feed has the latest documents with their files", () => {
  const feed = parseRssFeed(documentsFeed(investors, origin));
  const documents = investors.groups.flatMap(({ years }) =>
    years.flatMap((each) => each.documents),
  );
  expect(feed.title).toBe(investors.texts.title);
  expect(feed.items).toHaveLength(30);
  const dates = feed.items?.map((item) => {
    const document = documents.find(({ file }) => item.link?.endsWith(`/${file}`));
    expect(item.enclosures?.[0]).toMatchObject({
      url: item.link,
      length: document?.bytes,
      type: "application/pdf",
    });
    expect(item.title).toBe(
      document?.provenance === "specimen" ? `Specimen: ${document.name}` : document?.name,
    );
    expect(nairobiDay(Date.parse(item.pubDate ?? ""))).toBe(document?.date);
    const isDayOfIssue = document?.dated === "published";
    expect(item.description?.endsWith("is not on record.")).toBe(!isDayOfIssue);
    return document?.date ?? "";
  });
  expect(dates).toEqual(dates?.toSorted().toReversed());
});
