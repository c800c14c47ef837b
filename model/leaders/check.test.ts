import { describe, expect, test } from "vitest";
import { leadershipCategories } from "#domain/pages/leadership.ts";
import { drop, set, smallContent } from "#test/support/small-content.ts";
import { loadContent } from "#model/load.ts";

const audit = "leaders/specimen-independent-director-audit.yaml";
const chief = "leaders/robert-kibaara.yaml";
const { leaders, settings } = loadContent();

test("every board begins with the lowest order, and the group's chair leads the first", () => {
  const orders = leaders.map(({ order }) => order);
  expect(orders).toEqual(orders.toSorted((a, b) => a - b));
  const [first] = leaders.filter(({ categories }) => categories.includes("hf-group-directors"));
  expect(first?.slug).toBe("prof-olive-mwihaki-mugenda");
});

test("the first board is called after the group (COR-4)", () => {
  expect(leadershipCategories[0]).toBe(`${settings.group.slug}-directors`);
});

test("only the chair and the group chief executive are named", () => {
  const named = leaders.filter(({ provenance }) => provenance !== "specimen");
  expect(named.map(({ name }) => name)).toEqual(["Prof. Olive Mwihaki Mugenda", "Robert Kibaara"]);
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
    expect(content.complaint().split("\n")).toContain(complaint);
  });

  test.each([
    ["no provenance", chief, drop("provenance"), /robert-kibaara\.yaml:\d+:\d+ provenance: /],
    ["no source", chief, drop("source"), /provenance: what is public names its source/],
    ["no such board", chief, set("categories", ["board"]), /categories\.0: Invalid option/],
    [
      "no board",
      chief,
      set("categories", []),
      /robert-kibaara\.yaml:3:13 categories\.0: Invalid option/,
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
    expect(content.complaint()).toBe(`${audit} excerpt: stands in robert-kibaara.yaml too`);
  });

  test("a board with nobody on it", () => {
    const content = smallContent();
    for (const { slug, categories } of leaders)
      if (categories[0] === "hfbi-directors") content.remove(`leaders/${slug}.yaml`);
    expect(content.complaint()).toBe("leaders: nobody is in hfbi-directors");
  });
});
