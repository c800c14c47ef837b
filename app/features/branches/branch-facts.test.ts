import { expect, test } from "vitest";
import { directionsTo, whereIs } from "./branch-facts.ts";
import { content } from "#test/support/content.ts";

const { branches, settings, waysToBank } = content;
const [real] = branches;
if (!real) throw new Error("There is no branch");
const { place: _, ...withoutPlace } = real;

test.each([
  ["Nakuru", { town: "Nakuru", county: "Nakuru" }, "Nakuru County"],
  ["Naivasha", { town: "Naivasha", county: "Nakuru" }, "Nakuru County"],
  ["Westlands", { town: "Nairobi", county: "Nairobi" }, "Nairobi County"],
  [
    "Thika Road Mall",
    { town: "Roysambu, Nairobi", county: "Nairobi", place: "Thika Road Mall" },
    "Roysambu, Nairobi, Nairobi County",
  ],
] as const)("%s of %o is in %s", (name, at, where) => {
  expect(whereIs({ ...withoutPlace, name, ...at }, waysToBank)).toBe(where);
});

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
