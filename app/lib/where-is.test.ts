import { expect, test } from "vitest";
import { content, found } from "#test/support/content/content.ts";
import { whereIs } from "./where-is.ts";

const { branches, waysToBank } = content;
const { place: _, ...withoutPlace } = found(branches[0]);

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
