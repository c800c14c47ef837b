import { expect, test } from "vitest";
import type { Content } from "#model/content.ts";
import { readPlaces } from "./read-places.ts";
import { content as loaded } from "#test/support/content/content.ts";

const { hours: usual } = loaded.waysToBank;
// One branch closes at half past four, the others at four.
const content: Content = {
  ...loaded,
  waysToBank: {
    ...loaded.waysToBank,
    hours: { ...usual, weekdays: { open: "08:30", close: "16:00" } },
  },
  branches: loaded.branches.map((branch, i) => ({
    ...branch,
    hours: i === 3 ? { ...usual, weekdays: { open: "08:30", close: "16:30" } } : undefined,
  })),
};
function openAt(kind: "Branches" | "ATMS", moment: string) {
  const { places, nextChange } = readPlaces(kind, content, Date.parse(moment));
  return { open: places.filter(({ isOpen }) => isOpen).map(({ id }) => id), nextChange };
}

test("after four only the branch that closes at half past four is open, and the next change is then", () => {
  const { open, nextChange } = openAt("Branches", "2026-11-23T16:15+03:00");
  expect(open).toEqual([content.branches[3]?.slug]);
  expect(nextChange).toBe(Date.parse("2026-11-23T16:30+03:00"));
});

test("an ATM that is always open is open on Christmas night", () => {
  const { open, nextChange } = openAt("ATMS", "2026-12-25T23:59+03:00");
  expect(open).toEqual(content.atms.filter((atm) => atm.isAlwaysOpen).map(({ slug }) => slug));
  expect(nextChange).toBe(Date.parse("2026-12-26T00:00+03:00"));
});
