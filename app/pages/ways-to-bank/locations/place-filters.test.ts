import { expect, test } from "vitest";
import type { Content } from "#model/content.ts";
import { branchServices } from "#domain/contact/ways-to-bank.ts";
import { filtersOf, placesThatFit } from "./place-filters.ts";
import { readPlaces } from "#app/features/branches/read-places.ts";
import { content as loaded } from "#test/support/content.ts";

const { hours: usualHours } = loaded.waysToBank;
const lateHours = { ...usualHours, weekdays: { open: "08:30", close: "16:30" } };
// One branch closes at half past four, the others at four.
const content: Content = {
  ...loaded,
  waysToBank: {
    ...loaded.waysToBank,
    hours: { ...usualHours, weekdays: { open: "08:30", close: "16:00" } },
  },
  branches: loaded.branches.map((branch, i) => ({
    ...branch,
    hours: i === 3 ? lateHours : undefined,
  })),
};
const quarterPastFour = Date.parse("2026-11-23T16:15+03:00");
const { places, nextChange } = readPlaces("Branches", content, quarterPastFour);

function found(query: string) {
  const filters = filtersOf(places, branchServices, new URLSearchParams(query));
  return placesThatFit(places, filters);
}

test.each([
  ["", () => true],
  ["county=Nairobi", ({ county }) => county === "Nairobi"],
  ["service=forex", ({ services }) => services.includes("forex")],
  ["county=Kajiado&service=accounts", ({ county }) => county === "Kajiado"],
  ["county=Atlantis&service=tea&open=yes", () => true],
  ["open=1", ({ isOpen }) => isOpen],
] satisfies [string, (place: (typeof places)[number]) => boolean][])("?%s", (query, fits) => {
  expect(found(query)).toEqual(places.filter(fits));
  expect(found(query).length).toBeGreaterThan(0);
});

test("after four only the branch that closes at half past four is open, and the next change is then", () => {
  expect(found("open=1").map(({ id }) => id)).toEqual([content.branches[3]?.slug]);
  expect(nextChange).toBe(Date.parse("2026-11-23T16:30+03:00"));
});

test("an ATM that is always open is open on Christmas night", () => {
  const night = readPlaces("ATMS", content, Date.parse("2026-12-25T23:59+03:00"));
  const open = night.places.filter(({ isOpen }) => isOpen).map(({ id }) => id);
  expect(open).toEqual(content.atms.filter((atm) => atm.isAlwaysOpen).map(({ slug }) => slug));
  expect(night.nextChange).toBe(Date.parse("2026-12-26T00:00+03:00"));
});
