import { expect, test } from "vitest";
import { personalLoan, set, smallContent } from "#test/support/content/small-content.ts";

test.each([
  ["https://hfgroup.co/loan", /:\d+:\d+ \(text\): hfgroup\.co is not in site\/known-hosts/],
  ["https://kra.go.ke.loans.com/", /kra\.go\.ke\.loans\.com is not in/],
  ["https://kra.go.k/paye", /kra\.go\.k is not in .* Did you mean kra\.go\.ke\?/],
  ["https://www.example.com/", /^$/],
  ["https://KRA.go.ke/paye", /^$/],
])("a source at %s is on a known host, or reported", (source, complaint) => {
  const content = smallContent();
  content.edit(personalLoan, set("facts.0.source", source));
  expect(content.complaint()).toMatch(complaint);
});
