import { expect, test } from "vitest";
import { holidaysAhead, hoursRows } from "./branch-hours.ts";

const hours = {
  weekdays: { open: "08:30", close: "16:00" },
  saturday: { open: "08:30", close: "12:00" },
};
const publicHolidays = new Map([
  ["2026-12-12", "Jamhuri Day"],
  ["2026-12-25", "Christmas Day"],
  ["2026-12-26", "Boxing Day"],
  ["2027-01-01", "New Year's Day"],
  ["2027-02-14", "A holiday on a Sunday"],
  ["2027-03-09", "Idd-ul-Fitr"],
  ["2027-03-26", "Good Friday"],
  ["2027-03-29", "Easter Monday"],
]);
const ahead = (when: string) =>
  holidaysAhead(hours, publicHolidays, Date.parse(when), { byTheMoon: ["Idd-ul-Fitr"] });

test("the week begins on Monday, and today is the day in Nairobi", () => {
  const rows = hoursRows(hours, new Map(), Date.parse("2026-11-22T22:00Z"));
  expect(rows.map(({ weekday }) => weekday.slice(0, 2)).join()).toBe("mo,tu,we,th,fr,sa,su");
  expect(rows.filter(({ isToday }) => isToday).map(({ weekday }) => weekday)).toEqual(["monday"]);
  expect(rows.map(({ hours: times }) => times !== undefined)).toEqual([
    ...Array.from({ length: 6 }, () => true),
    false,
  ]);
});

test.each([
  ["2026-12-25", "Christmas Day", "friday"],
  ["2026-12-26", "Boxing Day", "saturday"],
  ["2026-12-27", "A day of rest", undefined],
  ["2026-12-24", "Christmas Day", undefined],
])("on %s the row of today says %s: %s", (day, name, weekday) => {
  const holidays = new Map([[day === "2026-12-24" ? "2026-12-25" : day, name]]);
  const rows = hoursRows(hours, holidays, Date.parse(`${day}T10:00+03:00`));
  expect(rows.filter(({ holiday }) => holiday)).toEqual(
    weekday ? [{ weekday, hours: undefined, isToday: true, holiday: name }] : [],
  );
});

test("coming holidays include next year's, leave out Sundays and mark those that depend on the moon", () => {
  expect(ahead("2026-12-20").map(({ day, name }) => `${day} ${name}`)).toEqual([
    "2026-12-25 Christmas Day",
    "2026-12-26 Boxing Day",
    "2027-01-01 New Year's Day",
    "2027-03-09 Idd-ul-Fitr",
    "2027-03-26 Good Friday",
  ]);
  expect(
    ahead("2026-12-20")
      .map(({ isExpected }) => isExpected)
      .indexOf(true),
  ).toBe(3);
});

test("today's holiday is listed until midnight", () => {
  expect(ahead("2026-12-25T23:59+03:00")[0]?.day).toBe("2026-12-25");
  expect(ahead("2026-12-26T00:00+03:00")[0]?.day).toBe("2026-12-26");
});
