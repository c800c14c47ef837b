import { expect, test } from "vitest";
import { momentOf, nextChange, stageAt } from "./live.ts";

const first = Date.parse("2026-12-01T00:00:00+03:00");
const last = Date.parse("2026-12-24T16:00:00+03:00");

test.each([
  ["always there", {}, 0, "live"],
  ["before the first", { publishAt: first }, first - 1, "coming"],
  ["at the first", { publishAt: first }, first, "live"],
  ["before the last", { expireAt: last }, last - 1, "live"],
  ["at the last", { expireAt: last }, last, "over"],
  ["before both", { publishAt: first, expireAt: last }, first - 1, "coming"],
  ["between them", { publishAt: first, expireAt: last }, first, "live"],
  ["after both", { publishAt: first, expireAt: last }, last, "over"],
])("the stage between publication and expiry: %s", (_when, times, now, stage) => {
  expect(stageAt(times, now)).toBe(stage);
});

const all = [{ publishAt: first }, {}, { publishAt: first - 5, expireAt: last }];
test.each([
  [first - 6, first - 5],
  [first - 5, first],
  [first, last],
  [last - 1, last],
  [last, Infinity],
])("the next change after %d is %d", (now, next) => {
  expect(nextChange(all, now)).toBe(next);
});

test.each([
  ["2026-12-01", "2026-11-30T21:00:00Z"],
  ["2026-12-01T08:15:00+03:00", "2026-12-01T05:15:00Z"],
  ["2026-12-01T08:15:00Z", "2026-12-01T08:15:00Z"],
])("%s means %s", (text, moment) => {
  expect(momentOf(text)).toBe(Date.parse(moment));
});
