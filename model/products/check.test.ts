import { expect, test } from "vitest";
import {
  add,
  type Change,
  complaintAfter,
  drop,
  personalLoan,
  set,
  smallContent,
} from "#test/support/content/small-content.ts";

const cover = { name: "Cover", path: "cover" };
const needed = { name: "Requirements", path: "requirements", items: ["Some text."] };
const extra = { id: "extra", label: "An extra fact", kind: "percent", percent: 1 };
const group = {
  path: "small",
  title: "Small loan",
  summary: "Sixty characters and a few more, so that this summary is long enough.",
  description: [`Eighty characters, so that it is a paragraph${" and a little longer".repeat(3)}.`],
  sections: [{ ...cover, items: ["Some text."] }, needed],
};

test.each<[complaint: string, change: Change]>([
  ["underwriters: nobody is not in site/underwriters.yaml", set("underwriters", ["nobody"])],
  [
    'facts extra: names neither its source and day (source, asOf) nor "provenance: spec"',
    add("facts", extra),
  ],
  [
    'faqs.0: {extra} is a figure of small alone: name in "groups" whose question it is',
    (product) => {
      set("groups", [
        { ...group, facts: [{ ...extra, provenance: "spec" }] },
        {
          ...structuredClone(group),
          path: "large",
          title: "Large loan",
          summary: `${group.summary} Another.`,
        },
      ])(product);
      set("faqs.0.answers.0", "It pays up to {extra} of the price of what you buy.")(product);
    },
  ],
  ['summary: "KES 500" is a figure', set("summary", `Up to KES 500 of it. ${"x".repeat(60)}`)],
  ['benefits.0: "5%" is a figure', set("benefits", ["Up to 5% of it."])],
  ['faqs.0.answers.0: "3 months" is a figure', set("faqs.0.answers.0", "Within 3 months of it.")],
  ["faqs.0.groups: the product has no group plot", set("faqs.0.groups", ["plot"])],
  [
    'groups.0.summary: "KES 500" is a figure',
    set("groups", [{ ...group, summary: `Up to KES 500 of it. ${"x".repeat(60)}` }]),
  ],
  [
    "benefits.0: {maxmum} is not a fact of this record: did you mean {maximum}?",
    set("benefits", ["Up to {maxmum}."]),
  ],
  [
    'sections.0.items.0: "TODO" looks like text that was never written',
    set("sections.0.items.0", "TODO: ask."),
  ],
  ["sections.0.facts: rate is not a fact of this record", set("sections.0.facts", ["rate"])],
  [
    "groups.0.sections.0.facts: rate is not a fact",
    set("groups", [{ ...group, sections: [{ ...cover, facts: ["rate"] }] }]),
  ],
  ["facts: tenor appears twice", add("facts", { ...extra, id: "tenor" })],
  [
    "sections: requirements appears twice",
    add("sections", { ...cover, path: "requirements", items: ["Some text."] }),
  ],
  [
    "sections and groups: requirements appears twice",
    set("groups", [{ ...group, path: "requirements" }]),
  ],
  [
    "sections: no section has the path requirements",
    set("sections", [{ ...cover, items: ["Some text."] }]),
  ],
  [
    "groups.0.sections: no section has the path features-benefits",
    set("groups", [{ ...group, sections: [needed] }]),
  ],
  ["sections.0: is empty", set("sections", [cover])],
  ["sections: a product has sections, or groups that have them", drop("sections")],
])("a mistake that no schema can find is reported: %s", (complaint, change) => {
  expect(complaintAfter(personalLoan, change).split("\n")).toContainEqual(
    expect.stringContaining(`${personalLoan} ${complaint}`),
  );
});

test("a group may use the figures of its product", () => {
  const content = smallContent();
  content.edit(
    personalLoan,
    set("groups", [
      { ...group, sections: [{ ...cover, facts: ["tenor"], items: ["Over {tenor}."] }, needed] },
    ]),
  );
  expect(content.complaintByField()).toBe("");
});

test.each([
  ["products/borrow/for-business/personal-loan.yaml", "another audience's folder"],
  ["products/insure/for-individuals/personal-loan.yaml", "another family's folder"],
  ["products/borrow/for-individuals/loan.yaml", "another name"],
])("a record in the wrong place: %s: %s", (file) => {
  const content = smallContent();
  content.edit(personalLoan, () => undefined, file);
  content.remove(personalLoan);
  expect(content.complaintByField()).toContain(
    `${file} slug: this record belongs in ${personalLoan}`,
  );
});

const title = "Personal loan";
const second = "products/borrow/for-individuals/second-loan.yaml";
const differs: Change = (fields) => {
  fields.set("slug", "second-loan");
  fields.set("title", "Second loan");
  fields.set("scene", "hourglass");
  fields.set("summary", "Sixty characters and more that no other record has for its summary.");
};
const withSecond = (change: Change, file = second) => {
  const content = smallContent();
  content.edit(
    personalLoan,
    (fields) => {
      differs(fields);
      change(fields);
    },
    file,
  );
  return content.complaintByField();
};

test("two records may be different", () => {
  expect(withSecond(() => undefined)).toBe("");
});

test("two records may not have the same title", () => {
  expect(withSecond(set("title", title))).toBe(
    `${second} title: "${title}" is also in ${personalLoan}`,
  );
});

test("two records may not have a title that is also a group's", () => {
  expect(withSecond(set("groups", [{ ...group, title }]))).toContain(
    `${second} title: "${title}" is also in ${personalLoan}`,
  );
});

test("two records may not have the same summary", () => {
  const complaint = withSecond((fields) => fields.set("summary", group.summary));
  expect(complaint).toBe("");
  const twice = withSecond((fields) => {
    fields.set("summary", group.summary);
    fields.set("groups", [group]);
  });
  expect(twice).toContain(`summary: "${group.summary}" is also in ${second}`);
});

test("two records may not have the same URL, even from different folders", () => {
  const forBusiness = "products/borrow/for-business/personal-loan.yaml";
  const complaint = withSecond((fields) => {
    fields.set("slug", "personal-loan");
    fields.set("audiences", ["for-business", "for-individuals"]);
  }, forBusiness);
  // Files are read in the order of their names.
  expect(complaint).toBe(
    `${personalLoan} slug: "borrow/for-individuals/personal-loan" is also in ${forBusiness}`,
  );
});
