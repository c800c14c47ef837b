import { describe, expect, test } from "vitest";
import { leadershipCategories } from "#domain/pages/leadership.ts";
import { complaintAfter, drop, set, smallContent } from "#test/support/small-content.ts";
import { content as real } from "#test/support/content.ts";

const { leaders, settings } = real;
const known = leaders.find(({ provenance }) => provenance === "public");
const example = leaders.find(({ provenance }) => provenance === "specimen");
if (!known || !example) throw new Error("There is no leader of each kind");
const person = `leaders/${known.slug}.yaml`;
const specimen = `leaders/${example.slug}.yaml`;

test("every board begins with the lowest order", () => {
  const orders = leaders.map(({ order }) => order);
  expect(orders).toEqual(orders.toSorted((a, b) => a - b));
});

test("the first board is called after the group (COR-4)", () => {
  expect(leadershipCategories[0]).toBe(`${settings.group.slug}-directors`);
});

describe("a leader's mistake is reported with its file and field", () => {
  test.each([
    [
      "a file that is not named by the slug",
      person,
      set("name", "Some N. Body"),
      `${person} name: this record belongs in leaders/some-n-body.yaml`,
    ],
    [
      "a board that stands twice",
      person,
      set("categories", ["management", "management"]),
      `${person} categories: management stands twice`,
    ],
    [
      "a photograph that is not there",
      person,
      set("hoverImage", "gone"),
      `${person} hoverImage: there is no file public/pictures/gone-400.webp`,
    ],
  ])("%s", (_what, file, change, complaint) => {
    expect(complaintAfter(file, change).split("\n")).toContain(complaint);
  });

  test.each([
    ["no provenance", person, drop("provenance"), /leaders\/.*\.yaml provenance: /],
    ["no source", person, drop("source"), /provenance: what is public names its source/],
    [
      "no such board",
      person,
      set("categories", ["board"]),
      /categories\.0: "board" is not one of the choices/,
    ],
    ["no board", person, set("categories", []), /leaders\/.*\.yaml categories\.0: is missing/],
    ["an unknown field", person, set("age", 50), /leaders\/.*\.yaml age: /],
    [
      "a name for a specimen",
      specimen,
      set("name", "Some Body"),
      /name: a specimen is named by its/,
    ],
    ["a person marked as one", person, set("name", "Specimen: Him"), /name: a specimen is named/],
  ])("%s", (_what, file, change, complaint) => {
    expect(complaintAfter(file, change)).toMatch(complaint);
  });

  test("an excerpt that stands twice", () => {
    const content = smallContent();
    const [first, second] = leaders;
    content.edit(`leaders/${second?.slug}.yaml`, set("excerpt", first?.excerpt));
    expect(content.complaintByField()).toBe(
      `leaders/${second?.slug}.yaml excerpt: "${first?.excerpt}" stands in leaders/${first?.slug}.yaml too`,
    );
  });

  test("a board without members", () => {
    const content = smallContent();
    for (const { slug, categories } of leaders)
      if (categories[0] === "hfbi-directors") content.remove(`leaders/${slug}.yaml`);
    expect(content.complaintByField()).toBe("leaders: nobody is in hfbi-directors");
  });
});
