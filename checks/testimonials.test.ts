import { expect, test } from "vitest";
import { complaintAfter, set } from "#test/support/content/small-content.ts";
import { content as real } from "#test/support/content/content.ts";

const { testimonials } = real;
const [first, second] = testimonials;
if (!first || !second) throw new Error("There are too few testimonials");
const file = `testimonials/${second.path}.yaml`;

test("testimonials are sorted by their order number", () => {
  const orders = testimonials.map(({ order }) => order);
  expect(orders).toEqual(orders.toSorted((a, b) => a - b));
});

test.each([
  [
    `${file} company: HFC is not one of HF Group Plc, HFC Limited, HFDI, HFBI, HF Foundation`,
    set("company", "HFC"),
  ],
  [
    `${file} name: "${first.name}" is also in testimonials/${first.path}.yaml`,
    set("name", first.name),
  ],
  [`${file} image: there is no file public/pictures/gone-400.webp`, set("image", "gone")],
])("%s", (complaint, change) => {
  expect(complaintAfter(file, change).split("\n")).toContain(complaint);
});

test("a quote used twice", () => {
  expect(complaintAfter(file, set("quote", first.quote))).toBe(
    `${file} quote: "${first.quote}" is also in testimonials/${first.path}.yaml`,
  );
});

test("a field that a testimonial does not have", () => {
  expect(complaintAfter(file, set("age", 40))).toMatch(/age: there is no field/);
});

test.each([
  ["why.title", "Why us", "needs {group}"],
  ["jobs.closes.later", "Closes {date}", "needs {days}"],
  ["jobs.count.other", "jobs", "needs {count}"],
  ["job.share.message", "{title}", "needs {company}, {address}"],
])("%s must keep their placeholders", (field, words, complaint) => {
  expect(complaintAfter("site/careers.yaml", set(field, words))).toContain(complaint);
});

test("a scene of a company that is not there", () => {
  expect(complaintAfter("site/careers.yaml", set("why.companies.others.1.scene", "gone"))).toMatch(
    /why\.companies\.others\.1\.scene: "gone" is not one of the choices/,
  );
});
