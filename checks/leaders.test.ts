import { expect, test } from "vitest";
import { leadershipCategories } from "#domain/site/leadership.ts";
import { complaintAfter, drop, set, smallContent } from "#test/support/content/small-content.ts";
import { content as real, found } from "#test/support/content/content.ts";

const { leaders, settings } = real;
const fileOf = (kind: "public" | "specimen") =>
  `leaders/${found(leaders.find(({ provenance }) => provenance === kind)).slug}.yaml`;
const [person, specimen] = [fileOf("public"), fileOf("specimen")];

test("every board begins with the lowest order", () => {
  const orders = leaders.map(({ order }) => order);
  expect(orders).toEqual(orders.toSorted((a, b) => a - b));
});

test("the first board is named after the group (COR-4)", () => {
  expect(leadershipCategories[0]).toBe(`${settings.group.slug}-directors`);
});

test.each([
  [
    `${person} name: this record belongs in leaders/some-n-body.yaml`,
    person,
    set("name", "Some N. Body"),
  ],
  [
    `${person} categories: management appears twice`,
    person,
    set("categories", ["management", "management"]),
  ],
  [
    `${person} hoverImage: there is no file public/pictures/gone-400.webp`,
    person,
    set("hoverImage", "gone"),
  ],
])("%s", (complaint, file, change) => {
  expect(complaintAfter(file, change).split("\n")).toContain(complaint);
});

test.each([
  [/provenance: what is public names its source/, person, drop("source")],
  [/leaders\/.*\.yaml categories\.0: is missing/, person, set("categories", [])],
  [/leaders\/.*\.yaml age: /, person, set("age", 50)],
  [/name: a specimen is named by its/, specimen, set("name", "Some Body")],
  [/name: a specimen is named/, person, set("name", "Specimen: Him")],
])("%s", (complaint, file, change) => {
  expect(complaintAfter(file, change)).toMatch(complaint);
});

test("an excerpt used twice", () => {
  const content = smallContent();
  const [first, second] = leaders;
  content.edit(`leaders/${second?.slug}.yaml`, set("excerpt", first?.excerpt));
  expect(content.complaintByField()).toBe(
    `leaders/${second?.slug}.yaml excerpt: "${first?.excerpt}" is also in leaders/${first?.slug}.yaml`,
  );
});

test("a board without members", () => {
  const content = smallContent();
  for (const { slug, categories } of leaders)
    if (categories[0] === "hfbi-directors") content.remove(`leaders/${slug}.yaml`);
  expect(content.complaintByField()).toBe("leaders: nobody is in hfbi-directors");
});
