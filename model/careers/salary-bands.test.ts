import { expect, test } from "vitest";
import { content } from "#test/support/content/content.ts";

test("CAR-15: salaries have four bands, the highest from 250,000", () => {
  expect(Object.values(content.applicationMessages.salaryBands)).toEqual([
    "0-50,000",
    "50,001-100,000",
    "100,001-250,000",
    "250,000 and above",
  ]);
});
