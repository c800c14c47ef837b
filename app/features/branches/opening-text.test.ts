import { expect, test } from "vitest";
import { openingState } from "#domain/time/opening-hours.ts";
import { stateText } from "./opening-text.ts";
import { content } from "#test/support/content/content.ts";

const { waysToBank } = content;
const inEnglish = { texts: waysToBank, language: "en" } as const;
const holidays = new Map([
  ["2026-12-25", "Christmas Day"],
  ["2026-12-26", "Boxing Day"],
]);
const plain = (text: string) => text.replaceAll("\u00a0", " ");

test.each([
  ["2026-11-23T10:00", "Open until 4 pm"],
  ["2026-11-21T10:00", "Open until noon"],
  ["2026-11-23T07:00", "Closed, opens at 8:30 am"],
  ["2026-11-23T17:00", "Closed, opens tomorrow at 8:30 am"],
  ["2026-11-21T13:00", "Closed, opens on Monday at 8:30 am"],
  ["2026-12-25T10:00", "Christmas Day. Closed, opens on Monday at 8:30 am"],
])("at %s: %s", (when, text) => {
  const now = Date.parse(`${when}+03:00`);
  const state = openingState(waysToBank.hours, holidays, now);
  expect(plain(stateText(state, now, inEnglish))).toBe(text);
});

test("a day more than six days away is named by its date", () => {
  const now = Date.parse("2026-12-25T10:00+03:00");
  const opens = Date.parse("2027-01-04T08:30+03:00");
  expect(plain(stateText({ isOpen: false, opens }, now, inEnglish))).toBe(
    "Closed, opens on 4 January 2027 at 8:30 am",
  );
});
