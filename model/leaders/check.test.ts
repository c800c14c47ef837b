import { describe, expect, test } from "vitest";
import { leadershipCategories } from "#domain/pages/leadership.ts";
import { drop, set, smallContent } from "#test/support/small-content.ts";
import { loadContent } from "#model/load.ts";

const audit = "leaders/specimen-independent-director-audit.yaml";
const chief = "leaders/robert-kibaara.yaml";
const { leaders, settings } = loadContent();

test("every board begins with the lowest order", () => {
  const orders = leaders.map(({ order }) => order);
  expect(orders).toEqual(orders.toSorted((a, b) => a - b));
});

test("the first board is called after the group (COR-4)", () => {
  expect(leadershipCategories[0]).toBe(`${settings.group.slug}-directors`);
});

describe("a leader's mistake is told by file and field", () => {
  test.each([
    [
      "a file that is not named by the slug",
      chief,
      set("name", "Robert N. Kibaara"),
      `${chief} name: this record belongs in leaders/robert-n-kibaara.yaml`,
    ],
    [
      "a board that stands twice",
      chief,
      set("categories", ["management", "management"]),
      `${chief} categories: management stands twice`,
    ],
    [
      "a photograph that is not there",
      chief,
      set("hoverImage", "gone"),
      `${chief} hoverImage: there is no file public/pictures/gone-400.webp`,
    ],
  ])("%s", (_what, file, change, complaint) => {
    const content = smallContent();
    content.edit(file, change);
    expect(content.complaintByField().split("\n")).toContain(complaint);
  });

  test.each([
    ["no provenance", chief, drop("provenance"), /robert-kibaara\.yaml:\d+:\d+ provenance: /],
    ["no source", chief, drop("source"), /provenance: what is public names its source/],
    [
      "no such board",
      chief,
      set("categories", ["board"]),
      /categories\.0: "board" is not one of the choices/,
    ],
    [
      "no board",
      chief,
      set("categories", []),
      /robert-kibaara\.yaml:3:13 categories\.0: is missing/,
    ],
    ["a field nobody knows", chief, set("age", 50), /robert-kibaara\.yaml:\d+:\d+ age: /],
    ["a name for a specimen", audit, set("name", "Some Body"), /name: a specimen is named by its/],
    ["a person marked as one", chief, set("name", "Specimen: Him"), /name: a specimen is named/],
  ])("%s", (_what, file, change, complaint) => {
    const content = smallContent();
    content.edit(file, change);
    expect(content.complaint()).toMatch(complaint);
  });

  test("an excerpt that stands twice", () => {
    const content = smallContent();
    content.edit(
      audit,
      set("excerpt", leaders.find(({ slug }) => slug === "robert-kibaara")?.excerpt),
    );
    expect(content.complaintByField()).toBe(`${audit} excerpt: stands in robert-kibaara.yaml too`);
  });

  test("a board with nobody on it", () => {
    const content = smallContent();
    for (const { slug, categories } of leaders)
      if (categories[0] === "hfbi-directors") content.remove(`leaders/${slug}.yaml`);
    expect(content.complaintByField()).toBe("leaders: nobody is in hfbi-directors");
  });
});
