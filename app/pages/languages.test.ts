import { expect, test } from "vitest";
import { hasKiswahili, inLanguage, nearestInKiswahili } from "./languages.ts";

test.each([
  ["/", true],
  ["/hfc", true],
  ["/contact-us", true],
  ["/contact-us?reference=E-1", true],
  ["/contact-us/else", false],
  ["/leadership", false],
  ["/borrow", true],
  ["/insure", false],
  ["/borrow/for-individuals", false],
  ["/ways-to-bank/branch/thika", true],
  ["/ways-to-bank/branch", false],
  ["/careers/1/apply", true],
  ["/careers/1/apply/sent?reference=A-1", true],
  ["/careers/1", false],
  ["/property-listing/land?county=Nairobi", true],
  ["/property-listing/compare", true],
  ["/calculators/home-cost.csv?price=5m", true],
  ["/sw/contact-us", false],
])("%s is in Kiswahili: %s", (address, isThere) => {
  expect(hasKiswahili(address)).toBe(isThere);
});

test("a page without a Kiswahili version keeps its English address", () => {
  expect(inLanguage("/leadership", "sw")).toBe("/leadership");
});

test.each([
  ["/borrow", "/borrow"],
  ["/borrow/for-individuals/none", "/borrow"],
  ["/ways-to-bank/branch", "/ways-to-bank"],
  ["/articles/none", "/hfc"],
  ["/", "/"],
])("%s is nearest to %s in Kiswahili", (path, nearest) => {
  expect(nearestInKiswahili(path, "/hfc")).toBe(nearest);
});
