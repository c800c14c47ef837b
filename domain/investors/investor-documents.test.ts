import { expect, test } from "vitest";
import { investorYearOf, investorYearsOf, isDocumentGroup } from "./investor-documents.ts";

test.each([
  ["of INV-4", [], 2025],
  ["of INV-4, where fewer have documents", [[2024, 3]], 2025],
  ["with those that documents add", [[2027, 1]], 2027],
  ["without one whose documents are not out", [[2026, 0]], 2025],
] as const)("the years are those %s, the latest first", (_what, documented, latest) => {
  const years = documented.map(([year, count]) => ({ year, documents: Array(count).fill("") }));
  const offered = investorYearsOf([{ years: [] }, { years }]);
  expect(offered).toHaveLength(latest - 2009 + 1);
  expect([offered[0], offered.at(-1)]).toEqual([latest, 2009]);
});

test.each([
  [null, 2024],
  ["", 2024],
  ["twenty", 2024],
  ["2025", 2025],
  ["2008", 2009],
  ["2026", 2025],
  ["-2020", 2009],
  ["99999999999999999999", 2025],
  ["2020.9", 2020],
  [" 2020 ", 2020],
])("year %j gives %i, where 2024 is the default", (asked, year) => {
  expect(investorYearOf(asked, { usual: 2024, latest: 2025 })).toBe(year);
});

test.each([
  ["financials", true],
  ["rights_issue", true],
  ["rights-issue", false],
  ["Financials", false],
  ["toString", false],
  ["", false],
  [undefined, false],
])("whether %j is a group of documents: %s", (text, is) => {
  expect(isDocumentGroup(text)).toBe(is);
});
