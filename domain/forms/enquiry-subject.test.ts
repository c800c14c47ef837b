import { expect, test } from "vitest";
import { subjectOf } from "./enquiry-subject.ts";

test.each([
  ["insure", "for-business", "fleet-insurance", "Insurance"],
  ["save-invest", "for-individuals", "salary-account", "Personal Banking"],
  ["borrow", "for-diaspora", "diaspora-personal-loan", "Personal Banking"],
  ["borrow", "for-business", "sme-loans", "SME Banking"],
  ["borrow", "for-individuals", "property-financing", undefined],
  ["save-invest", "for-institutions", "call-account", undefined],
] as const)("an enquiry about %s %s %s has the subject %s", (family, audience, slug, subject) => {
  expect(subjectOf({ family, audiences: [audience], slug })).toBe(subject);
});
