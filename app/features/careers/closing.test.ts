import { expect, test } from "vitest";
import { closingOf } from "./closing.ts";

const texts = {
  today: "Closes today, {date}",
  tomorrow: "Closes tomorrow, {date}",
  later: "Closes {date} (in {days})",
};

test.each([
  ["2026-12-12", "Closes 12 December 2026 (in 21 days)"],
  ["2026-11-23", "Closes 23 November 2026 (in 2 days)"],
  ["2026-11-22", "Closes tomorrow, 22 November 2026"],
  ["2026-11-21", "Closes today, 21 November 2026"],
])("a job with the deadline %s: %s", (deadline, closing) => {
  const now = Date.parse("2026-11-21T12:00:00+03:00");
  expect(closingOf(deadline, now, texts).replaceAll("\u00a0", " ")).toBe(closing);
});

test("the day changes at midnight in Nairobi", () => {
  const at = (moment: string) => closingOf("2026-11-22", Date.parse(moment), texts);
  expect(at("2026-11-21T20:59:59.999Z")).toBe("Closes tomorrow, 22 November 2026");
  expect(at("2026-11-21T21:00:00.000Z")).toBe("Closes today, 22 November 2026");
});
