import { describe, expect, test } from "vitest";
import {
  add,
  type Change,
  drop,
  personalLoan,
  set,
  smallContent,
} from "#test/support/small-content.ts";

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

describe("a mistake that no schema can find is reported with its file, field and reason", () => {
  test.each<[what: string, change: Change, complaint: string]>([
    [
      "an underwriter nobody knows",
      set("underwriters", ["nobody"]),
      "underwriters: nobody is not in site/underwriters.yaml",
    ],
    [
      "a figure without a source and a mark",
      add("facts", extra),
      'facts extra: names neither its source and day (source, asOf) nor "provenance: spec"',
    ],
    [
      "an icon without a drawing",
      set("icon", "no-such-icon"),
      "icon: there is no icon no-such-icon",
    ],
    [
      "a shared question that names a figure of one group",
      (product) => {
        set("groups", [
          { ...group, facts: [{ ...extra, provenance: "spec" }] },
          { ...group, path: "large", title: "Large loan", summary: `${group.summary} Another.` },
        ])(product);
        set("faqs.0.answers.0", "It pays up to {extra} of the price of what you buy.")(product);
      },
      'faqs.0: {extra} is a figure of small alone: name in "groups" whose question it is',
    ],
    [
      "a figure typed in a summary",
      set("summary", `Up to KES 500 of it. ${"x".repeat(60)}`),
      'summary: "KES 500" is a figure',
    ],
    [
      "a figure typed in a benefit",
      set("benefits", ["Up to 5% of it."]),
      'benefits.0: "5%" is a figure',
    ],
    [
      "a figure typed in an answer",
      set("faqs.0.answers.0", "Within 3 months of it."),
      'faqs.0.answers.0: "3 months" is a figure',
    ],
    [
      "a question about a group that is not there",
      set("faqs.0.groups", ["plot"]),
      "faqs.0.groups: the product has no group plot",
    ],
    [
      "a figure typed in a group",
      set("groups", [{ ...group, summary: `Up to KES 500 of it. ${"x".repeat(60)}` }]),
      'groups.0.summary: "KES 500" is a figure',
    ],
    [
      "a fact nobody gave",
      set("benefits", ["Up to {maxmum}."]),
      "benefits.0: {maxmum} is not a fact of this record: did you mean {maximum}?",
    ],
    [
      "text never written",
      set("sections.0.items.0", "TODO: ask."),
      'sections.0.items.0: "TODO" looks like text that was never written',
    ],
    [
      "a section's fact nobody gave",
      set("sections.0.facts", ["rate"]),
      "sections.0.facts: rate is not a fact of this record",
    ],
    [
      "a group's fact nobody gave",
      set("groups", [{ ...group, sections: [{ ...cover, facts: ["rate"] }] }]),
      "groups.0.sections.0.facts: rate is not a fact",
    ],
    ["two facts of one name", add("facts", { ...extra, id: "tenor" }), "facts: tenor stands twice"],
    [
      "two sections at one address",
      add("sections", { ...cover, path: "requirements", items: ["Some text."] }),
      "sections: requirements stands twice",
    ],
    [
      "a group and a section at one address",
      set("groups", [{ ...group, path: "requirements" }]),
      "sections and groups: requirements stands twice",
    ],
    [
      "no section for the requirements",
      set("sections", [{ ...cover, items: ["Some text."] }]),
      "sections: none answers at /requirements",
    ],
    [
      "no section of a group for its benefits",
      set("groups", [{ ...group, sections: [needed] }]),
      "groups.0.sections: none answers at /features-benefits",
    ],
    ["a section with nothing in it", set("sections", [cover]), "sections.0: is empty"],
    [
      "no section and no group",
      drop("sections"),
      "sections: a product has sections, or groups that have them",
    ],
  ])("%s", (_what, change, complaint) => {
    const content = smallContent();
    content.edit(personalLoan, change);
    expect(content.complaintByField().split("\n")).toContainEqual(
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
});

describe("a record in the wrong place", () => {
  test.each([
    ["products/borrow/for-business/personal-loan.yaml", "another audience's folder"],
    ["products/insure/for-individuals/personal-loan.yaml", "another family's folder"],
    ["products/borrow/for-individuals/loan.yaml", "another name"],
  ])("%s: %s", (file) => {
    const content = smallContent();
    content.edit(personalLoan, () => undefined, file);
    content.remove(personalLoan);
    expect(content.complaintByField()).toContain(
      `${file} slug: this record belongs in ${personalLoan}`,
    );
  });
});

describe("two records", () => {
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

  test("that differ are sound", () => {
    expect(withSecond(() => undefined)).toBe("");
  });

  test("with one title are reported with both files", () => {
    expect(withSecond(set("title", title))).toBe(
      `${second} title: "${title}" stands in ${personalLoan} too`,
    );
  });

  test("of which one has the title of the other's group", () => {
    expect(withSecond(set("groups", [{ ...group, title }]))).toContain(
      `${second} title: "${title}" stands in ${personalLoan} too`,
    );
  });

  test("of one summary", () => {
    const complaint = withSecond((fields) => fields.set("summary", group.summary));
    expect(complaint).toBe("");
    const twice = withSecond((fields) => {
      fields.set("summary", group.summary);
      fields.set("groups", [group]);
    });
    expect(twice).toContain(`summary: "${group.summary}" stands in ${second} too`);
  });

  test("at one address, each in its own folder", () => {
    const forBusiness = "products/borrow/for-business/personal-loan.yaml";
    const complaint = withSecond((fields) => {
      fields.set("slug", "personal-loan");
      fields.set("audiences", ["for-business", "for-individuals"]);
    }, forBusiness);
    // Files are read in the order of their names.
    expect(complaint).toBe(
      `${personalLoan} slug: "borrow/for-individuals/personal-loan" stands in ${forBusiness} too`,
    );
  });
});
