import { expect, test } from "vitest";
import { acknowledgementDue, answerDueDay } from "./complaint-times.ts";

const days = [
  "2026-03-20",
  "2026-04-03",
  "2026-04-05",
  "2026-04-06",
  "2026-05-27",
  "2026-06-01",
  "2026-10-10",
  "2026-10-20",
  "2026-12-25",
  "2026-12-26",
  "2027-01-01",
];
const holidays = new Map(days.map((day) => [day, "Holiday"]));
const at = (nairobi: string) => Date.parse(`${nairobi}+03:00`);

test.each([
  ["a Monday", "2026-11-02T09:00", "2026-11-11"],
  ["a Friday", "2026-11-06T09:00", "2026-11-17"],
  ["a Saturday", "2026-11-07T09:00", "2026-11-17"],
  ["a Sunday", "2026-11-08T09:00", "2026-11-17"],
  ["the first minute of a day", "2026-11-02T00:00", "2026-11-11"],
  ["midnight, when it is still the day before in London", "2026-11-03T00:30", "2026-11-12"],
  ["the last second of a Sunday", "2026-11-08T23:59:59.999", "2026-11-17"],
  ["the first second of a Monday", "2026-11-09T00:00", "2026-11-18"],
  ["the day before Good Friday", "2026-04-02T10:00", "2026-04-15"],
  ["Easter Saturday", "2026-04-04T10:00", "2026-04-15"],
  ["a week before Easter", "2026-03-27T10:00", "2026-04-09"],
  ["so that Idd is the seventh day", "2026-03-11T12:00", "2026-03-23"],
  ["before two holidays of different weeks", "2026-05-22T12:00", "2026-06-04"],
  ["on a holiday that is a Saturday", "2026-10-10T12:00", "2026-10-21"],
  ["before Christmas", "2026-12-21T12:00", "2026-12-31"],
  ["on Christmas Eve", "2026-12-24T12:00", "2027-01-06"],
  ["on New Year's Eve", "2026-12-31T12:00", "2027-01-12"],
])(
  "the answer is owed on the seventh working day after the day on which a complaint came: %s",
  (_when, received, due) => {
    expect(answerDueDay(at(received), holidays)).toBe(due);
  },
);

test("a holiday that is added moves the day, and one that is taken away moves it back", () => {
  const received = at("2026-11-02T09:00");
  expect(answerDueDay(received, new Map())).toBe("2026-11-11");
  expect(answerDueDay(received, new Map([["2026-11-04", "A day of mourning"]]))).toBe("2026-11-12");
});

test.each([
  ["on a working day", "2026-11-02T09:00", "2026-11-04T09:00"],
  ["over a weekend", "2026-11-06T17:30", "2026-11-08T17:30"],
  ["over a new year", "2026-12-31T23:00", "2027-01-02T23:00"],
])("the acknowledgement is due exactly 48 hours later: %s", (_when, received, due) => {
  expect(acknowledgementDue(at(received))).toBe(at(due));
});
