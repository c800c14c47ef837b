import { expect, test } from "vitest";
import { endOfNairobiDay, nairobiDay } from "./nairobi-time.ts";

test.each([
  ["2026-11-21T20:59:59.999Z", "2026-11-21"],
  ["2026-11-21T21:00:00.000Z", "2026-11-22"],
  ["2026-12-31T21:00:00.000Z", "2027-01-01"],
])("at %s it is %s in Nairobi", (moment, day) => {
  expect(nairobiDay(Date.parse(moment))).toBe(day);
});

test("a day ends at midnight in Nairobi, which is nine in the evening in Greenwich", () => {
  expect(endOfNairobiDay("2026-11-21")).toBe(Date.parse("2026-11-21T21:00:00Z"));
  expect(endOfNairobiDay("2028-02-29")).toBe(Date.parse("2028-02-29T21:00:00Z"));
});

test.each(["", "soon", "2026-13-01", "2026-11-21T10:00"])("%j is no day", (day) => {
  expect(endOfNairobiDay(day)).toBeNaN();
});
