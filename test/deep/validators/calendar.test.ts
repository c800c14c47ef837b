import ICAL from "ical.js";
import { convertIcsCalendar } from "ts-ics";
import { expect, test } from "vitest";
import { link } from "#app/pages/link.ts";
import { serveSite } from "./support/served-site.ts";

const site = serveSite();
const elsewhere = serveSite("https://hfgroup.example");
const read = () => site.read(link("/investor-relations/calendar.ics"));

test("two parsers read the same events in the calendar", async () => {
  const text = await read();
  const events = new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents("vevent")
    .map((each) => new ICAL.Event(each));
  expect(events.length).toBeGreaterThan(3);
  const { events: others = [] } = convertIcsCalendar(undefined, text);
  expect(others.map(({ uid, summary, start }) => [uid, summary, dayOf(start.date)])).toEqual(
    events.map(({ uid, summary, startDate }) => [uid, summary, startDate.toString()]),
  );
  for (const { stamp } of others) expect(stamp.date.getTime()).toBeLessThanOrEqual(Date.now());
});

test("lines end and are folded as RFC 5545 has it", async () => {
  const text = await read();
  expect(text.endsWith("\r\n")).toBe(true);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line), line).toBeLessThan(76);
});

test("an event is the same one wherever the site is served from", async () => {
  const idsOf = (text: string) => text.match(/^UID:.*(\r\n .*)*/gm);
  const ids = idsOf(await read());
  expect(new Set(ids).size).toBeGreaterThan(3);
  expect(idsOf(await elsewhere.read(link("/investor-relations/calendar.ics")))).toEqual(ids);
});

const dayOf = (date: Date) => date.toISOString().slice(0, 10);
