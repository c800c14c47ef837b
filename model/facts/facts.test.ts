import { expect, test } from "vitest";
import { loadContent } from "#checks/load-content.ts";
import { loadLanguages } from "#checks/load-languages.ts";
import {
  type Change,
  complaintAfter,
  personalLoan,
  set,
  smallContent,
} from "#test/support/content/small-content.ts";

const landing = "landings/govt-institutions.yaml";
const reason = "reasons.0.text";
const sentence = (figure: string) =>
  `An account for the school, and a loan of up to ${figure} for what it needs.`;

function landingWith(text: string) {
  const content = smallContent();
  content.edit(landing, set(reason, text));
  return content;
}

test("a figure of another file is filled into any text, and changes with its product", () => {
  const content = landingWith(sentence("{personal-loan.maximum}"));
  const shown = () =>
    loadContent(content.root).landings.find(({ id }) => id === "govt-institutions")?.reasons[0]
      ?.text;
  content.edit(personalLoan, set("facts.0.amount", 1_234_000));
  expect(shown()).toBe(sentence("KES\u00a01,234,000"));
  content.edit(personalLoan, set("facts.0.amount", 5_678_000));
  expect(shown()).toBe(sentence("KES\u00a05,678,000"));
});

test("a figure of another file is filled in the text of a page, in Markdown", () => {
  const content = smallContent();
  const page = "pages/contact-us.md";
  content.write(page, `${content.read(page)}\nUp to {facts.example} each.\n`);
  const html = loadContent(content.root).pages.find(({ slug }) => slug === "contact-us")?.html;
  expect(html).toContain("Up to KES\u00a0500,000 each.");
});

test("a figure of another file counts with its displayed length: a long name does not make a text too long", () => {
  const name = "{borrow/for-individuals/personal-loan.maximum}";
  const text = `${"word ".repeat(45)}${name}`;
  expect(text.length).toBeGreaterThan(240);
  expect(landingWith(text).complaint()).toBe("");
});

test("a figure of another file is formatted for Kiswahili in a Kiswahili text", () => {
  const content = smallContent();
  content.edit(personalLoan, set("facts.1.length", 7));
  content.write(
    "sw/site/messages.yaml",
    'translation: draft\nloading: "Kwa {personal-loan.tenor}"\n',
  );
  expect(loadLanguages(content.root).sw.messages.loading).toBe("Kwa miezi\u00a07");
});

const version = "products/borrow/for-diaspora/diaspora-loan.yaml";

function withVersion(figure: string) {
  const content = smallContent();
  const change: Change = (fields) => {
    fields.set("slug", "diaspora-loan");
    fields.set("changed", "2020-01-01");
    fields.set("audiences", ["for-diaspora"]);
    fields.set("title", "Loan from abroad");
    fields.set(
      "summary",
      "Borrow up to {maximum} from abroad, for any purpose that you have here.",
    );
    fields.setIn(["facts", 0], { id: "maximum", label: "Most abroad", kind: "sameAs", figure });
  };
  content.edit(personalLoan, change, version);
  return content;
}

test("a figure copied from another product changes everywhere, and so does the day of the file", () => {
  const content = withVersion("personal-loan.maximum");
  content.edit(personalLoan, (fields) => {
    fields.setIn(["facts", 0, "amount"], 1_234_000);
    fields.setIn(["facts", 0, "hint"], "Of the loan at home alone.");
  });
  const { products } = loadContent(content.root);
  const shown = products.find(({ slug }) => slug === "diaspora-loan");
  const own = products.find(({ slug }) => slug === "personal-loan");
  expect(shown?.facts[0]).toEqual({ ...own?.facts[0], label: "Most abroad", hint: undefined });
  expect(shown?.summary).toContain("KES\u00a01,234,000");
  expect(shown?.changed).toBe(own?.changed);
});

test.each([
  ["personal-loan.maximun", "names no figure: did you mean {personal-loan.maximum}?"],
  ["diaspora-loan.maximum", "is itself the same as diaspora-loan.maximum: name that"],
  ["maximum", "is the name of a figure, such as personal-loan.maximum"],
])("a figure copied from another product is reported if it refers to %s", (figure, mistake) => {
  const complaint = withVersion(figure).complaint();
  expect(complaint).toMatch(/:\d+:\d+ facts\.0\.figure: /);
  expect(complaint.replace(/:\d+:\d+/, "")).toBe(`${version} facts.0.figure: ${mistake}`);
});

test.each([
  ["{personal-loan.maximun}", "names no figure: did you mean {personal-loan.maximum}?"],
  [
    "{personal-loan.rate}",
    expect.stringMatching(/names no figure: personal-loan has maximum, tenor/),
  ],
  [
    "{personl-loan.maximum}",
    "names no product that has figures: did you mean {personal-loan.maximum}?",
  ],
  ["{facts.paybillLimit}", "names no figure: facts has example"],
])("a reference that names no figure stops the check: %s", (reference, expected) => {
  const complaint = landingWith(sentence(reference)).complaint();
  const [, shown] =
    /^landings\/govt-institutions\.yaml:\d+:\d+ \(text\): \{[^}]*\} (.*)$/.exec(complaint) ?? [];
  expect(shown).toEqual(expected);
});

test("a reference to two products with the same name needs an audience", () => {
  const content = landingWith(sentence("{personal-loan.maximum}"));
  content.edit(
    personalLoan,
    (fields) => {
      fields.set("audiences", ["for-business"]);
      fields.set("title", "Loan for staff");
      fields.set(
        "summary",
        "Another loan, made for this test alone, of which nobody shall hear elsewhere.",
      );
    },
    "products/borrow/for-business/personal-loan.yaml",
  );
  expect(content.complaint()).toMatch(
    /^landings\/govt-institutions\.yaml:\d+:\d+ \(text\): \{personal-loan\.maximum\} means more than one figure: write \{borrow\/for-business\/personal-loan\.maximum\} or \{borrow\/for-individuals\/personal-loan\.maximum\}$/,
  );
});

test("a written-out figure is reported", () => {
  expect(landingWith(sentence("KES 900")).complaint()).toMatch(
    /^landings\/govt-institutions\.yaml:\d+:\d+ reasons\.0\.text: "KES 900" is a figure: name the fact that has it, such as \{personal-loan\.maximum\}, or add it to facts\.yaml$/,
  );
});

test.each(["families/borrow.yaml", "site/bank-home.yaml", "site/insurance.yaml"])(
  "a figure written out in %s is also refused",
  (file) => {
    expect(
      complaintAfter(
        file,
        set(
          "lead",
          `Loans of up to KES 900 for a home, a plot, a car or school fees. ${"More. ".repeat(5)}`,
        ),
      ),
    ).toContain('lead: "KES 900" is a figure');
  },
);

test("a figure that no product owns names its source and its date", () => {
  const content = smallContent();
  content.edit("facts.yaml", (fields) => void fields.deleteIn(["facts", 0, "asOf"]));
  expect(content.complaint()).toMatch(
    /^facts\.yaml:\d+:\d+ facts\.0\.source: names its source and its date \(asOf\)$/,
  );
});

test("two records with one id are reported", () => {
  expect(
    complaintAfter("facts.yaml", (fields) => fields.addIn(["facts"], fields.getIn(["facts", 0]))),
  ).toContain("each fact has an id of its own");
});
