import { expect, test } from "vitest";
import { complaintAfter, drop, set } from "#test/support/content/small-content.ts";
import { content as real } from "#test/support/content/content.ts";

const file = "site/about-us.yaml";

test("COR-2: the impact figures", () => {
  const { figures } = real.aboutUs.impact;
  expect(figures.map(({ figure, label }) => `${label}: ${figure}`)).toEqual([
    "Branches: 26",
    "Trained artisans: 2k",
    "Deposits: 26",
    "Loans: 300M+",
    "Asset base: 45M+",
  ]);
});

test.each([
  [
    `${file} subsidiaries: HFC is not one of HFC Limited, HFDI, HFBI, HF Foundation in site/careers.yaml`,
    set("subsidiaries.items.0.name", "HFC"),
  ],
  [
    `${file} values: Ideas is not one of Stewardship, Teamwork, Integrity, Customer-centric, Innovation in site/careers.yaml`,
    set("values.items.4.name", "Ideas"),
  ],
  [`${file} history.milestones.1.on: 1992 is below 1993`, set("history.milestones.0.on", "1993")],
  [
    "site/about-us.yaml next.links.0.to: there is no page /nobody",
    set("next.links.0.to", "/nobody"),
  ],
  [
    `${file} profiles.1.picture: there is no file public/pictures/gone-480.webp`,
    set("profiles.1.picture", "gone"),
  ],
])("%s", (complaint, change) => {
  expect(complaintAfter(file, change).split("\n")).toContain(complaint);
});

test.each([
  [set("history.milestones.0.on", "Nov 1965"), /on: is a day, a month or/],
  [set("history.milestones.0.on", "1965-02-30"), /on: is a day, a mo/],
  [drop("history.milestones.2.source"), /milestones\.2\.source: /],
  [set("impact.figures.5", { figure: "1", label: "More" }), /figures: has 6 entries/],
  [drop("aims.items.1.provenance"), /aims\.items\.1\.provenance: /],
])("%o: %s", (change, complaint) => {
  expect(complaintAfter(file, change)).toMatch(complaint);
});
