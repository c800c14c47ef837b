import { expect, test } from "vitest";
import { isOpenAt } from "./incident.ts";

const startedAt = "2026-11-21T09:00:00+03:00";
const endedAt = "2026-11-21T11:30:00+03:00";

test.each([
  [{ startedAt }, "2026-11-21T05:59:59Z", false],
  [{ startedAt }, "2026-11-21T06:00:00Z", true],
  [{ startedAt }, "2027-01-01T00:00:00Z", true],
  [{ startedAt, endedAt }, "2026-11-21T08:29:59Z", true],
  [{ startedAt, endedAt }, "2026-11-21T08:30:00Z", false],
])("%o at %s: %s", (times, now, isOpen) => {
  expect(isOpenAt(times, Date.parse(now))).toBe(isOpen);
});
