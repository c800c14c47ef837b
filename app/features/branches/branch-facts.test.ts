import { expect, test } from "vitest";
import { areHoursSpecimen, directionsTo } from "./branch-facts.ts";
import { content, found } from "#test/support/content/content.ts";

const { branches, settings, waysToBank } = content;
const real = found(branches[0]);

test("directions search for the branch by name and place", () => {
  const gillHouse = {
    ...real,
    name: "Gill House",
    place: "Gill House",
    town: "Nairobi CBD",
  };
  const address = new URL(directionsTo(gillHouse, settings));
  expect(address.href.startsWith(settings.links.mapSearch)).toBe(true);
  expect(address.searchParams.get("query")).toBe("HFC Gill House, Gill House, Nairobi CBD, Kenya");
});

test.each([
  ["the source of the branch", { provenance: "specimen" }, {}, true],
  ["an example of their own", { provenance: "public" }, { provenance: "specimen" }, true],
  ["a source of their own", { provenance: "specimen" }, { provenance: "spec" }, false],
] as const)("hours of a branch come from %s", (_whose, branch, from, isSpecimen) => {
  const hours = { weekdays: { open: "08:00", close: "15:00" }, ...from };
  expect(areHoursSpecimen({ ...real, ...branch, hours }, waysToBank)).toBe(isSpecimen);
});
