import { expect, test } from "vitest";
import type { County } from "#domain/contact/counties.ts";
import type { PropertyType } from "#domain/property/property.ts";
import { specifiedContent as content } from "#test/support/content/specified-content.ts";
import { propertyLoan } from "./loan.ts";

/** CAT-17: the figures of the catalogue. */
test.each<[PropertyType, County, number, number]>([
  ["residential", "Nairobi", 90, 20],
  ["residential", "Kisumu", 90, 20],
  ["commercial", "Nairobi", 70, 10],
  ["land", "Nairobi", 80, 7],
  ["land", "Kiambu", 80, 7],
  ["land", "Machakos", 70, 7],
])("%s in %s: %i% over %i years", (propertyType, county, sharePercent, years) => {
  expect(propertyLoan({ propertyType, county }, content)).toEqual({ sharePercent, years });
});

test.each([
  ["plot", { sharePercent: 80, years: 7 }],
  ["affordable-housing", undefined],
])("a property sold with the loan %s does not get another loan's figures", (group, loan) => {
  const to = `/borrow/for-individuals/property-financing/${group}`;
  expect(
    propertyLoan(
      { propertyType: "land", county: "Nairobi", propertyCta: { label: "The loan", to } },
      content,
    ),
  ).toEqual(loan);
});

test("a property has no loan if the content lacks the facts of the loan", () => {
  expect(
    propertyLoan({ propertyType: "land", county: "Nairobi" }, { products: [] }),
  ).toBeUndefined();
});
