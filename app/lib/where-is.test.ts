import { expect, test } from "vitest";
import { content } from "#test/support/content/content.ts";
import { whereIs } from "./where-is.ts";

const { branches, waysToBank } = content;
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
