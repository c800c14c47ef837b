import { expect, test } from "vitest";
import { families, familyFacts, familyOf } from "./families.ts";

test("a family is known by its textile, and the corporate plaid is no family's", () => {
  expect(families.map((family) => familyOf(familyFacts[family].motif))).toEqual(families);
  expect(familyOf("corporate")).toBeUndefined();
});
