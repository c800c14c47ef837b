import { expect, test } from "vitest";
import {
  add,
  type Change,
  drop,
  personalLoan,
  set,
  smallContent,
} from "#test/support/content/small-content.ts";
import { loadContent } from "./load-content.ts";

const fact = (more: object) => ({ id: "extra", label: "An extra fact", ...more });
const addPercent = (percent: number) => add("facts", fact({ kind: "percent", percent }));
const range = { kind: "percentRange", from: 2, to: 1 };
const smallPrint = { name: "Small print", path: "small-print", items: ["Some text."] };

test("the content that the mistakes below are added to is valid", () => {
  expect(smallContent().complaint()).toBe("");
});

test("the real content is valid and deeply frozen", () => {
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

/** In the field, # is the index of the entry that was added to the list. */
type Mistake = [field: string, reason: string, change: Change];

const wrong = (field: string, value: unknown, reason: string): Mistake => [
  field,
  reason,
  set(field, value),
];
const missing = (field: string, reason = "is missing"): Mistake => [field, reason, drop(field)];

function complaintWithPlace(file: string, change: Change) {
  const content = smallContent();
  content.edit(file, change);
  return content.complaint();
}

function lineWith(file: string, field: string, reason: string) {
  const place = `${file}:#:# ${field}: `.replaceAll(/[./]/g, "\\$&").replaceAll("#", "\\d+");
  return new RegExp(`^${place}.*${reason}`, "m");
}

const noChoice = "is not one of the choices";
const inBands = "insurers/pioneer.yaml";

test.each<Mistake>([
  wrong("scene", "savngs", 'did you mean "savings"'),
  wrong("sections.0.itmes", [], 'did you mean "items"'),
  wrong("slug", "Personal-Loan", "joined by hyphens"),
  wrong("summary", "x".repeat(161), "has 161 characters and needs at most 160"),
  ["facts.#.percent", "is 101 and must be at most 100", addPercent(101)],
  ["facts.#.percent", "is -1 and must be at least 0", addPercent(-1)],
  ["facts.#", "from must be below to", add("facts", fact(range))],
  ["facts.#.currency", noChoice, add("facts", fact({ kind: "money", amount: 1, currency: "UGX" }))],
  ["facts.#.kind", noChoice, add("facts", fact({ kind: "guess" }))],
  wrong("faqs.0.question", "How long it takes", '"\\?"'),
  ["sections.#.path", noChoice, add("sections", smallPrint)],
  wrong("asOf", "2025-02-30", "is not a day of the calendar"),
  wrong("provenance", "public", "names its source"),
])("a product's mistake is reported with its file and line: %s %s", (field, reason, change) => {
  const complaint = complaintWithPlace(personalLoan, change);
  expect(complaint).toMatch(lineWith(personalLoan, field, reason));
});

test.each<[file: string, ...Mistake]>([
  [inBands, "bands.1", "bands ascend", set("bands.1.belowKes", 1_500_000)],
  [inBands, "bands.1", "bands ascend", set("bands.1.belowKes", 1_000_000)],
  [inBands, "bands.1", "bands ascend", drop("bands.0.belowKes")],
  [inBands, ...wrong("bands", [], "at least 1")],
  [inBands, ...wrong("bands.0.rateBasisPoints", 4.25, "is a fraction")],
  [inBands, ...wrong("bands.0.minimumKes", -1, "at least 0")],
  [inBands, ...wrong("bands.2.belowKes", 9_000_000, "the last band is open")],
  [inBands, ...wrong("bands.0.rateBasisPoints", 10_001, "must be at most 10,000")],
  ["insurers/cic.yaml", ...wrong("id", "CIC", "lower-case")],
  ["site/settings.yaml", ...wrong("phone.dial", "+25470", "nine digits")],
  [
    "site/settings.yaml",
    ...wrong("links.iosApp", "http://a.example/", "is not a whole web address"),
  ],
  ["site/settings.yaml", ...missing("links.iosApp")],
  ["site/messages.yaml", ...wrong("notFound.heading", "Not here", "\\{address\\}")],
  ["site/group-home.yaml", "slides", "four slides", drop("slides.3")],
  ["site/menus.yaml", "topBar.#.link", noChoice, add("topBar", { label: "X", link: "nowhere" })],
  ["families/borrow.yaml", ...missing("audiences.for-diaspora")],
  ["landings/me.yaml", "reasons", "3", drop("reasons.2")],
  ["site/underwriters.yaml", ...missing("0.name")],
])("a mistake in %s is reported too: %s %s", (file, field, reason, change) => {
  expect(complaintWithPlace(file, change)).toMatch(lineWith(file, field, reason));
});

const page = "---\ntitle: A page\nsummary: Short\n---\nText.\n";

test.each([
  ["broken YAML", personalLoan, "title: [Personal loan", /personal-loan\.yaml:1:\d+ \(file\): /],
  [
    "a key that appears twice",
    "site/settings.yaml",
    "ussd: '*1#'\nussd: '*2#'",
    /site\/settings\.yaml:2:1 \(file\): this field appears twice/,
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
])("a whole file is reported: %s", (_what, file, text, complaint) => {
  const content = smallContent();
  content.write(file, text);
  expect(content.complaint()).toMatch(complaint);
});

test.each([
  ["families", "borrow", "lend"],
  ["landings", "me", "mine"],
])("a whole file is reported: %s/%s.yaml renamed to %s", (folder, name, other) => {
  const content = smallContent();
  content.move(`${folder}/${name}.yaml`, `${folder}/${other}.yaml`);
  expect(content.complaint()).toMatch(
    new RegExp(`^${folder}/${name}.* \\(file\\): is missing$`, "m"),
  );
  expect(content.complaint()).toMatch(
    new RegExp(`^${folder}/${other}\\.yaml \\(file\\): has a name other than`, "m"),
  );
});

test.each([
  "site/notes.yaml",
  "notes.md",
  "faces/cat.yaml",
  "branches/westland.txt",
  "jobs/old/teller.yaml",
  "pages/contact-us.yaml",
  "products/borrow/house-loan.yaml",
])("%s, which the site does not read, is refused", (file) => {
  const content = smallContent();
  content.write(file, "title: Notes\n");
  expect(content.complaint()).toBe(
    `${file} (file): the site reads no file of this name: move it away, or correct its name`,
  );
});

test("dotfiles, such as those of Git, are not reported as stray files", () => {
  const content = smallContent();
  for (const file of [".git/config", ".gitlab-ci.yml"]) content.write(file, "program: {}\n");
  expect(content.complaint()).toBe("");
});

test.each([
  "documents/sms_data_policy.md",
  "whizz-statement/your-rights.md",
  "pages/contact-us.md",
])("an unknown placeholder in the text of %s is refused", (file) => {
  const content = smallContent();
  content.write(file, `${content.read(file)}\nAbout {nonsense}.\n`);
  expect(content.complaint()).toBe(`${file} (text): {nonsense} is no place of this text`);
});

test("the complaint about a copied product with the first one's slug says where it belongs", () => {
  const content = smallContent();
  content.write("products/borrow/for-individuals/new-loan.yaml", content.read(personalLoan));
  expect(content.complaint()).toMatch(
    /^products\/borrow\/for-individuals\/new-loan\.yaml:\d+:\d+ slug: this record belongs in products\/borrow\/for-individuals\/personal-loan\.yaml$/,
  );
});

test("a removed holiday that is not in the calendar is refused", () => {
  const content = smallContent();
  content.edit("site/ways-to-bank.yaml", set("holidays.removed", ["2027-03-08"]));
  expect(content.complaint()).toMatch(
    /^site\/ways-to-bank\.yaml:\d+:\d+ holidays\.removed: 2027-03-08 is no holiday of the calendar: correct the day, or delete it$/,
  );
});

test("an insurer's file is named after its id in the calculator", () => {
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
