import { describe, expect, test } from "vitest";
import { drop, set, smallContent } from "#test/support/small-content.ts";
import { loadContent } from "#model/load.ts";

const analyst = "testimonials/credit-analyst.yaml";
const manager = "testimonials/branch-manager.yaml";

test("they stand in the order of their numbers, each under its file's name", () => {
  const { testimonials } = loadContent();
  const orders = testimonials.map(({ order }) => order);
  expect(orders).toEqual(orders.toSorted((a, b) => a - b));
  expect(testimonials.map(({ path }) => path)).toContain("branch-manager");
});

describe("a testimonial's mistake is told by file and field", () => {
  test.each([
    [
      "a company that is not of the group",
      set("company", "HFC"),
      `${analyst} company: HFC is none of HF Group Plc, HFC Limited, HFDI, HFBI, HF Foundation`,
    ],
    [
      "a name that stands twice",
      set("name", "A branch manager"),
      `${analyst} name: "A branch manager" stands in branch-manager.yaml too`,
    ],
    [
      "a photograph that is not there",
      set("image", "gone"),
      `${analyst} image: there is no file public/pictures/gone-400.webp`,
    ],
  ])("%s", (_what, change, complaint) => {
    const content = smallContent();
    content.edit(analyst, change);
    expect(content.complaintByField().split("\n")).toContain(complaint);
  });

  test("words that stand twice", () => {
    const content = smallContent();
    const { testimonials } = loadContent();
    const { quote } = testimonials.find(({ path }) => path === "branch-manager") ?? {};
    content.edit(analyst, set("quote", quote));
    expect(content.complaintByField()).toBe(`${analyst} quote: stands in branch-manager.yaml too`);
  });

  test.each([
    ["no provenance", drop("provenance"), /branch-manager\.yaml:\d+:\d+ provenance: /],
    [
      "words too short",
      set("quote", "Short."),
      /branch-manager\.yaml:\d+:\d+ quote: has 6 characters/,
    ],
    ["a field nobody knows", set("age", 40), /branch-manager\.yaml:\d+:\d+ age: there is no field/],
  ])("%s", (_what, change, complaint) => {
    const content = smallContent();
    content.edit(manager, change);
    expect(content.complaint()).toMatch(complaint);
  });
});

describe("the words of the careers pages", () => {
  test.each([
    ["why.title", "Why us", "needs {group}"],
    ["jobs.closes.later", "Closes {date}", "needs {date}, {days}"],
    ["jobs.count.other", "jobs", "needs {count}"],
    ["job.share.message", "{title}", "needs {title}, {company}, {address}"],
  ])("%s keep their places", (field, words, complaint) => {
    const content = smallContent();
    content.edit("site/careers.yaml", set(field, words));
    expect(content.complaintByField()).toContain(complaint);
  });

  test("a scene of a company that is not there", () => {
    const content = smallContent();
    content.edit("site/careers.yaml", set("why.companies.others.1.scene", "gone"));
    expect(content.complaintByField()).toContain("why.companies.others.1.scene: is no scene");
  });
});
