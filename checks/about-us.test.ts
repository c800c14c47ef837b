import { expect, test } from "vitest";
import { drop, set, smallContent } from "#test/support/small-content.ts";
import { content as real } from "#test/support/content.ts";

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
    "a company that careers names otherwise",
    set("subsidiaries.items.0.name", "HFC"),
    `${file} subsidiaries: HFC is none of HFC Limited, HFDI, HFBI, HF Foundation in site/careers.yaml`,
  ],
  [
    "a value that careers names otherwise",
    set("values.items.4.name", "Ideas"),
    `${file} values: Ideas is none of Stewardship, Teamwork, Integrity, Customer-centric, Innovation in site/careers.yaml`,
  ],
  [
    "history that runs backwards",
    set("history.milestones.0.on", "1993"),
    `${file} history.milestones.1.on: 1992 stands below 1993`,
  ],
  [
    "a link to nowhere",
    set("next.links.0.to", "/nobody"),
    "site/about-us.yaml next: there is no page /nobody",
  ],
  [
    "a picture that is not there",
    set("profiles.1.picture", "gone"),
    `${file} profiles.1.picture: there is no file public/pictures/gone-480.webp`,
  ],
])("%s is a mistake", (_what, change, complaint) => {
  const content = smallContent();
  content.edit(file, change);
  expect(content.complaintByField().split("\n")).toContain(complaint);
});

test.each([
  ["a day that is none", set("history.milestones.0.on", "Nov 1965"), /on: is a day, a month or/],
  ["a day that does not exist", set("history.milestones.0.on", "1965-02-30"), /on: is a day, a mo/],
  ["an entry without its source", drop("history.milestones.2.source"), /milestones\.2\.source: /],
  [
    "a sixth figure",
    set("impact.figures.5", { figure: "1", label: "More" }),
    /figures: has 6 entries/,
  ],
  ["an aim from nowhere", drop("aims.items.1.provenance"), /aims\.items\.1\.provenance: /],
])("%s is a mistake", (_what, change, complaint) => {
  const content = smallContent();
  content.edit(file, change);
  expect(content.complaintByField()).toMatch(complaint);
});
