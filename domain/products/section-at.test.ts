import { expect, test } from "vitest";
import type { SectionPath } from "./catalogue.ts";
import { sectionAt } from "./section-at.ts";

const cover: SectionPath[] = ["exclusions", "cover", "eligibility-requirement", "how-to-apply"];
const loan: SectionPath[] = ["loan-details", "benefits", "requirements", "how-to-apply"];

test.each([
  // A section with that name takes precedence.
  [loan, "requirements", "requirements"],
  [loan, "how-to-apply", "how-to-apply"],
  // CAT-20: the first of its alternatives that exists, whatever the order on the page.
  [loan, "features-benefits", "benefits"],
  [cover, "features-benefits", "cover"],
  [cover, "requirements", "eligibility-requirement"],
  // Other names have no alternatives.
  [cover, "fees-rates", undefined],
  [[], "requirements", undefined],
  [cover, "constructor", undefined],
] as const)("of %j, %s opens %s", (paths, asked, opened) => {
  const sections = paths.map((path) => ({ path }));
  expect(sectionAt(sections, asked)).toBe(opened);
});
