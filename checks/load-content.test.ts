import { describe, expect, test } from "vitest";
import {
  add,
  type Change,
  drop,
  personalLoan,
  set,
  smallContent,
} from "#test/support/small-content.ts";
import { loadContent } from "./load-content.ts";

const fact = (more: object) => ({ id: "extra", label: "An extra fact", ...more });
const addPercent = (percent: number) => add("facts", fact({ kind: "percent", percent }));
const range = { kind: "percentRange", from: 2, to: 1 };
const smallPrint = { name: "Small print", path: "small-print", items: ["Some text."] };

test("what the mistakes below are made in is sound", () => {
  expect(smallContent().complaint()).toBe("");
});

test("the real content is sound and frozen", () => {
  const content = loadContent();
  const thawed: string[] = [];
  const visit = (value: unknown, path: string) => {
    if (typeof value !== "object" || value === null) return;
    if (!Object.isFrozen(value)) thawed.push(path);
    for (const [key, each] of Object.entries(value)) visit(each, `${path}.${key}`);
  };
  visit(content, "content");
  expect(thawed).toEqual([]);
  expect(content.products.length).toBeGreaterThan(50);
});

test("a file is read again after a change, and a mistake is reported each time until it is mended", () => {
  const content = smallContent();
  expect(content.complaint()).toBe("");
  content.edit(personalLoan, set("title", 5));
  const complaint = content.complaint();
  expect(complaint).toContain(personalLoan);
  expect(content.complaint()).toBe(complaint);
  content.edit(personalLoan, set("title", "Another loan"));
  expect(content.complaint()).toBe("");
});

/** In `field`, # stands for the place in a list that was added to. */
type Mistake = [what: string, change: Change, field: string, reason: string];

function complaintAfter(file: string, change: Change) {
  const content = smallContent();
  content.edit(file, change);
  return content.complaint();
}

function lineWith(file: string, field: string, reason: string) {
  const place = `${file}:#:# ${field}: `.replaceAll(/[./]/g, "\\$&").replaceAll("#", "\\d+");
  return new RegExp(`^${place}.*${reason}`, "m");
}

describe("a product's mistake is reported with its file, line, field and reason", () => {
  test.each<Mistake>([
    ["an unknown scene", set("scene", "savngs"), "scene", 'did you mean "savings"'],
    ["a misspelt key", set("tilte", "Loan"), "tilte", 'did you mean "title"'],
    [
      "a key misspelt within",
      set("sections.0.itmes", []),
      "sections.0.itmes",
      'did you mean "items"',
    ],
    ["a missing field", drop("title"), "title", "is missing"],
    ["a wrong type", set("order", "first"), "order", "is not a number"],
    ["an unknown family", set("family", "lend"), "family", "is not one of the choices"],
    ["an address in capitals", set("slug", "Personal-Loan"), "slug", "joined by hyphens"],
    [
      "a summary too long",
      set("summary", "x".repeat(161)),
      "summary",
      "has 161 characters and needs at most 160",
    ],
    ["over 100%", addPercent(101), "facts.#.percent", "is 101 and must be at most 100"],
    ["below 0%", addPercent(-1), "facts.#.percent", "is -1 and must be at least 0"],
    ["a range upside down", add("facts", fact(range)), "facts.#", "from must be below to"],
    [
      "a currency too many",
      add("facts", fact({ kind: "money", amount: 1, currency: "UGX" })),
      "facts.#.currency",
      "is not one of the choices",
    ],
    [
      "a fact of no known kind",
      add("facts", fact({ kind: "guess" })),
      "facts.#.kind",
      "is not one of the choices",
    ],
    [
      "a question that asks nothing",
      set("faqs.0.question", "How long it takes"),
      "faqs.0.question",
      '"\\?"',
    ],
    [
      "a part nobody knows",
      add("sections", smallPrint),
      "sections.#.path",
      "is not one of the choices",
    ],
    ["no provenance", drop("provenance"), "provenance", "is missing"],
    ["a day that is none", set("asOf", "2025-02-30"), "asOf", "is not a day of the calendar"],
    [
      "public, from nobody knows where",
      set("provenance", "public"),
      "provenance",
      "names its source",
    ],
  ])("%s", (_what, change, field, reason) => {
    expect(complaintAfter(personalLoan, change)).toMatch(lineWith(personalLoan, field, reason));
  });
});

describe("so is a mistake in any other file", () => {
  test.each<[file: string, ...Mistake]>([
    [
      "insurers/pioneer.yaml",
      "bands that do not ascend",
      set("bands.1.belowKes", 1_500_000),
      "bands.1",
      "bands ascend",
    ],
    [
      "insurers/pioneer.yaml",
      "a last band with an end",
      set("bands.2.belowKes", 9_000_000),
      "bands.2.belowKes",
      "the last band is open",
    ],
    [
      "insurers/pioneer.yaml",
      "more than the whole sum",
      set("bands.0.rateBasisPoints", 10_001),
      "bands.0.rateBasisPoints",
      "must be at most 10,000",
    ],
    ["insurers/cic.yaml", "an id in capitals", set("id", "CIC"), "id", "lower-case"],
    [
      "site/settings.yaml",
      "a number too short",
      set("phone.dial", "+25470"),
      "phone.dial",
      "nine digits",
    ],
    [
      "site/settings.yaml",
      "an address in the clear",
      set("links.iosApp", "http://a.example/"),
      "links.iosApp",
      "is not a whole web address",
    ],
    [
      "site/settings.yaml",
      "an address left out",
      drop("links.iosApp"),
      "links.iosApp",
      "is missing",
    ],
    [
      "site/messages.yaml",
      "words without their value",
      set("notFound.heading", "Not here"),
      "notFound.heading",
      "\\{address\\}",
    ],
    ["site/group-home.yaml", "three slides for four", drop("slides.3"), "slides", "four slides"],
    [
      "site/menus.yaml",
      "no such outside address",
      add("topBar", { label: "X", link: "nowhere" }),
      "topBar.#.link",
      "is not one of the choices",
    ],
    [
      "families/borrow.yaml",
      "an audience left out",
      drop("audiences.for-diaspora"),
      "audiences.for-diaspora",
      "is missing",
    ],
    ["landings/me.yaml", "two reasons for three", drop("reasons.2"), "reasons", "3"],
    ["site/underwriters.yaml", "a name left out", drop("0.name"), "0.name", "is missing"],
  ])("%s: %s", (file, _what, change, field, reason) => {
    expect(complaintAfter(file, change)).toMatch(lineWith(file, field, reason));
  });
});

describe("a file as a whole", () => {
  const page = "---\ntitle: A page\nsummary: Short\n---\nText.\n";

  test.each([
    [
      "YAML that is none",
      personalLoan,
      "title: [Personal loan",
      /personal-loan\.yaml:1:\d+ \(file\): /,
    ],
    [
      "a key that stands twice",
      "site/settings.yaml",
      "ussd: '*1#'\nussd: '*2#'",
      /site\/settings\.yaml:2:1 \(file\): this field stands twice/,
    ],
    ["nothing at all", "site/menus.yaml", "", /site\/menus\.yaml(?::1:1)? \(file\): /],
    [
      "Markdown without fields",
      "pages/contact-us.md",
      "# Contact us",
      /pages\/contact-us\.md:1:1 \(file\): begins with its fields/,
    ],
    [
      "Markdown whose fields have no end",
      "pages/contact-us.md",
      "---\ntitle: Contact",
      /pages\/contact-us\.md:1:1 \(file\): begins/,
    ],
    [
      "Markdown with a mistake in its fields",
      "pages/contact-us.md",
      page,
      /pages\/contact-us\.md:\d+:\d+ summary: has 5 characters/,
    ],
    [
      "a landing page too many",
      "landings/vip.yaml",
      "title: VIP",
      /landings\/vip\.yaml:\d+:\d+ label: /,
    ],
  ])("%s", (_what, file, text, complaint) => {
    const content = smallContent();
    content.write(file, text);
    expect(content.complaint()).toMatch(complaint);
  });

  test.each([
    ["families", "borrow", "lend"],
    ["landings", "me", "mine"],
  ])("%s/%s.yaml that is called %s", (folder, name, other) => {
    const content = smallContent();
    content.move(`${folder}/${name}.yaml`, `${folder}/${other}.yaml`);
    expect(content.complaint()).toMatch(
      new RegExp(`^${folder}/${name}.* \\(file\\): is missing$`, "m"),
    );
    expect(content.complaint()).toMatch(
      new RegExp(`^${folder}/${other}\\.yaml \\(file\\): is none of`, "m"),
    );
  });
});

test.each(["site/notes.yaml", "notes.md", "faces/cat.yaml"])(
  "%s, which the site does not read, is refused",
  (file) => {
    const content = smallContent();
    content.write(file, "title: Notes\n");
    expect(content.complaint()).toBe(
      `${file} (file): the site reads no file of this name: move it away, or correct its name`,
    );
  },
);

test("files of programs, such as those of the repository, are no stray files", () => {
  const content = smallContent();
  for (const file of [".git/config", ".gitlab-ci.yml"]) content.write(file, "program: {}\n");
  expect(content.complaint()).toBe("");
});

test("a removed holiday that is none is refused", () => {
  const content = smallContent();
  content.edit("site/ways-to-bank.yaml", set("holidays.removed", ["2027-03-08"]));
  expect(content.complaint()).toMatch(
    /^site\/ways-to-bank\.yaml:\d+:\d+ holidays\.removed: 2027-03-08 is no holiday of the calendar: correct the day, or delete it$/,
  );
});

test("an insurer's file is called as the calculator calls the insurer", () => {
  const content = smallContent();
  content.move("insurers/cic.yaml", "insurers/cooperative.yaml");
  expect(content.complaint()).toBe(
    "insurers/cooperative.yaml:1:5 id: must be the file's name, is cic",
  );
});

test("the mistakes of several records are reported together", () => {
  const content = smallContent();
  content.edit(personalLoan, (fields) => {
    fields.set("order", "first");
    fields.delete("icon");
  });
  content.write("products/borrow/for-business/empty.yaml", "slug: empty");
  const lines = content.complaint().split("\n");
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/personal-loan\.yaml:\d+:\d+ order: /),
      expect.stringMatching(/personal-loan\.yaml:\d+:\d+ icon: /),
      expect.stringMatching(/empty\.yaml:\d+:\d+ family: /),
    ]),
  );
});
