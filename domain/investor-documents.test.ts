import { expect, test } from "vitest";
import { investorYearOf, investorYears, isDocumentGroup } from "./investor-documents.ts";

test("the years are those of S1 section 9, the latest first", () => {
  expect(investorYears).toHaveLength(17);
  expect([investorYears[0], investorYears.at(-1)]).toEqual([2025, 2009]);
});

test.each([
  [null, 2024],
  ["", 2024],
  ["twenty", 2024],
  ["NaN", 2024],
  ["2025", 2025],
  ["2009", 2009],
  ["2011", 2011],
  ["2008", 2009],
  ["2026", 2025],
  ["0", 2009],
  ["-2020", 2009],
  ["99999999999999999999", 2025],
  ["2020.9", 2020],
  [" 2020 ", 2020],
  ["2020<script>", 2020],
])("year %j is %i, where 2024 is usual", (asked, year) => {
  expect(investorYearOf(asked, 2024)).toBe(year);
});

test.each([
  ["financials", true],
  ["rights_issue", true],
  ["rights-issue", false],
  ["Financials", false],
  ["toString", false],
  ["", false],
  [undefined, false],
])("%j is a group of documents: %s", (text, is) => {
  expect(isDocumentGroup(text)).toBe(is);
});
