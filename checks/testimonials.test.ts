import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { drop, set, smallContent } from "#test/support/small-content.ts";
import { ownContentFolder } from "#model/load/read-content.ts";
import { content as real } from "#test/support/content.ts";

const { testimonials } = real;
const [first, second] = testimonials;
if (!first || !second) throw new Error("There are too few testimonials");
const file = `testimonials/${second.path}.yaml`;

test("they stand in the order of their numbers, each under its file's name", () => {
  const orders = testimonials.map(({ order }) => order);
  expect(orders).toEqual(orders.toSorted((a, b) => a - b));
  for (const { path } of testimonials)
    expect(existsSync(join(ownContentFolder, `testimonials/${path}.yaml`)), path).toBe(true);
});

describe("a testimonial's mistake is reported with its file and field", () => {
  test.each([
    [
      "a company that is not of the group",
      set("company", "HFC"),
      `${file} company: HFC is none of HF Group Plc, HFC Limited, HFDI, HFBI, HF Foundation`,
    ],
    [
      "a name that stands twice",
      set("name", first.name),
      `${file} name: "${first.name}" stands in ${first.path}.yaml too`,
    ],
    [
      "a photograph that is not there",
      set("image", "gone"),
      `${file} image: there is no file public/pictures/gone-400.webp`,
    ],
  ])("%s", (_what, change, complaint) => {
    const content = smallContent();
    content.edit(file, change);
    expect(content.complaintByField().split("\n")).toContain(complaint);
  });

  test("words that stand twice", () => {
    const content = smallContent();
    content.edit(file, set("quote", first.quote));
    expect(content.complaintByField()).toBe(`${file} quote: stands in ${first.path}.yaml too`);
  });

  test.each([
    ["no provenance", drop("provenance"), /testimonials\/.*\.yaml:\d+:\d+ provenance: /],
    [
      "words too short",
      set("quote", "Short."),
      /testimonials\/.*\.yaml:\d+:\d+ quote: has 6 characters/,
    ],
    ["an unknown field", set("age", 40), /testimonials\/.*\.yaml:\d+:\d+ age: there is no field/],
  ])("%s", (_what, change, complaint) => {
    const content = smallContent();
    content.edit(file, change);
    expect(content.complaint()).toMatch(complaint);
  });
});

describe("the words of the careers pages", () => {
  test.each([
    ["why.title", "Why us", "needs {group}"],
    ["jobs.closes.later", "Closes {date}", "needs {days}"],
    ["jobs.count.other", "jobs", "needs {count}"],
    ["job.share.message", "{title}", "needs {company}, {address}"],
  ])("%s keep their places", (field, words, complaint) => {
    const content = smallContent();
    content.edit("site/careers.yaml", set(field, words));
    expect(content.complaintByField()).toContain(complaint);
  });

  test("a scene of a company that is not there", () => {
    const content = smallContent();
    content.edit("site/careers.yaml", set("why.companies.others.1.scene", "gone"));
    expect(content.complaintByField()).toMatch(
      /why\.companies\.others\.1\.scene: "gone" is not one of the choices/,
    );
  });
});
