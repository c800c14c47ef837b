import { expect, test } from "vitest";
import { add, complaintAfter, set, smallContent } from "#test/support/content/small-content.ts";

const agm = "investor-documents/agm.yaml";
const notice = "agm-notice-2025.pdf";

test.each([
  ["a file that is not there", set("years.0.documents.0.file", "lost.pdf"), /no file public.*lost/],
  ["a file named twice", set("years.1.documents.0.file", notice), /agm-notice-2025.pdf is also in/],
  ["a year twice", set("years.1.year", 2025), /years: 2025 appears twice/],
  ["a year before 2009", set("years.0.year", 2008), /years.0.year: .*must be at least 2,009/],
  ["no PDF", set("years.0.documents.0.file", "notice.docx"), /joined by hyphens, and .pdf/],
  [
    "a kind of no outline",
    set("years.0.documents.0.kind", "minutes"),
    /kind: .*is not one of the choices/,
  ],
  ["a misspelt key", set("years.0.documents.0.page", 3), /did you mean "pages"/],
])("%s is reported", (_what, change, complaint) => {
  expect(complaintAfter(agm, change)).toMatch(complaint);
});

test("a group without its file is reported, and so is a file without its group", () => {
  const content = smallContent();
  content.move(agm, "investor-documents/minutes.yaml");
  expect(content.complaint()).toContain("investor-documents/agm (file): is missing");
  expect(content.complaint()).toContain("minutes.yaml (file): has a name other than");
});

test("a period of results that appears twice is reported", () => {
  const content = smallContent();
  const period = {
    year: 2025,
    kind: "half-year",
    figures: {},
    provenance: "public",
    source: "https://www.example.org/",
    asOf: "2025-08-26",
  };
  content.edit("site/investor-results.yaml", add("periods", period));
  expect(content.complaint()).toContain("a period appears twice");
});
