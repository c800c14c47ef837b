import { expect, test } from "vitest";
import { openingState, type OpeningHours, weekdayOf } from "./opening-hours.ts";
import { formatTime, nairobiTime } from "./time-of-day.ts";

/** The hours of BRN-2. */
const usual: OpeningHours = {
  weekdays: { open: "08:30", close: "16:00" },
  saturday: { open: "08:30", close: "12:00" },
};
const late: OpeningHours = { ...usual, weekdays: { open: "08:30", close: "16:30" } };
const holidays = new Map([
  ["2026-04-03", "Good Friday"],
  ["2026-04-05", "Easter Sunday"],
  ["2026-04-06", "Easter Monday"],
  ["2026-12-25", "Christmas Day"],
  ["2026-12-26", "Boxing Day"],
  ["2027-01-01", "New Year's Day"],
  ["2027-12-12", "Jamhuri Day"],
  ["2027-12-13", "Jamhuri Day"],
]);

const at = (nairobi: string) => Date.parse(`${nairobi}+03:00`);
const isoAt = (moment: number | undefined) =>
  moment === undefined
    ? undefined
    : `${new Date(moment + 3 * 3_600_000).toISOString().slice(0, 16)}`;

test.each([
  ["the first minute of a weekday", usual, "2026-11-23T08:30", "2026-11-23T16:00"],
  ["the last minute of a weekday", usual, "2026-11-23T15:59", "2026-11-23T16:00"],
  ["Saturday morning", usual, "2026-11-21T11:59", "2026-11-21T12:00"],
  ["after four where it closes at half past", late, "2026-11-23T16:00", "2026-11-23T16:30"],
  ["Saturday where weekdays are longer", late, "2026-11-21T08:30", "2026-11-21T12:00"],
])("open: %s", (_when, hours, now, closes) => {
  const state = openingState(hours, holidays, at(now));
  expect(state.isOpen && isoAt(state.closes)).toBe(closes);
});

test.each([
  ["a minute before it opens", usual, "2026-11-23T08:29", "2026-11-23T08:30", undefined],
  ["the minute it closes", usual, "2026-11-23T16:00", "2026-11-24T08:30", undefined],
  ["half past four, where it was late", late, "2026-11-23T16:30", "2026-11-24T08:30", undefined],
  ["just after midnight", usual, "2026-11-24T00:01", "2026-11-24T08:30", undefined],
  ["Monday in Nairobi, Sunday in London", usual, "2026-11-23T01:00", "2026-11-23T08:30", undefined],
  ["Saturday at noon", usual, "2026-11-21T12:00", "2026-11-23T08:30", undefined],
  ["Sunday", usual, "2026-11-22T10:00", "2026-11-23T08:30", undefined],
  ["the eve of Good Friday", usual, "2026-04-02T17:00", "2026-04-04T08:30", undefined],
  ["Easter Saturday afternoon", usual, "2026-04-04T13:00", "2026-04-07T08:30", undefined],
  ["Easter Monday", usual, "2026-04-06T10:00", "2026-04-07T08:30", "Easter Monday"],
  [
    "Christmas, with Boxing Day a Saturday",
    usual,
    "2026-12-25T10:00",
    "2026-12-28T08:30",
    "Christmas Day",
  ],
  ["New Year's Eve, into another year", usual, "2026-12-31T16:00", "2027-01-02T08:30", undefined],
  ["a Sunday holiday", usual, "2027-12-12T10:00", "2027-12-14T08:30", "Jamhuri Day"],
  ["the Monday it moved to", usual, "2027-12-13T10:00", "2027-12-14T08:30", "Jamhuri Day"],
])("closed: %s", (_when, hours, now, opens, holiday) => {
  const state = openingState(hours, holidays, at(now));
  expect(state.isOpen).toBe(false);
  if (state.isOpen) return;
  expect(isoAt(state.opens)).toBe(opens);
  expect(state.holiday).toBe(holiday);
});

test("closed: for longer than the horizon has no next opening", () => {
  const fortnight = new Map(
    Array.from({ length: 15 }, (_, i) => [`2026-11-${String(i + 10)}`, "Closed"]),
  );
  expect(openingState(usual, fortnight, at("2026-11-10T10:00"))).toEqual({
    isOpen: false,
    holiday: "Closed",
  });
});

test.each([
  ["00:00", "12 am"],
  ["08:30", "8:30 am"],
  ["12:00", "noon"],
  ["12:05", "12:05 pm"],
  ["16:00", "4 pm"],
  ["16:30", "4:30 pm"],
])("%s reads %s", (time, words) => {
  expect(formatTime(time).replace("\u00a0", " ")).toBe(words);
});

test.each([
  ["2026-11-22", "sunday"],
  ["2026-11-23", "monday"],
  ["2026-11-28", "saturday"],
])("%s is a %s", (day, weekday) => {
  expect(weekdayOf(day)).toBe(weekday);
});

test.each(["2026-11-23T00:00", "2026-11-23T08:30", "2026-11-23T23:00", "2026-11-23T23:59"])(
  "the time of day at %s",
  (when) => {
    expect(nairobiTime(at(when))).toBe(when.slice(11));
  },
);

test.each([
  ["08:30", "saa 2:30 asubuhi"],
  ["12:00", "saa 6 mchana"],
  ["16:00", "saa 10 jioni"],
  ["16:30", "saa 10:30 jioni"],
  ["19:00", "saa 1 usiku"],
  ["00:00", "saa 6 usiku"],
  ["06:00", "saa 12 asubuhi"],
])("%s is %s in Kiswahili", (time, words) => {
  expect(formatTime(time, "sw").replace("\u00a0", " ")).toBe(words);
});
