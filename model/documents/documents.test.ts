import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { documentKeys } from "#domain/site/documents.ts";
import { smallContent } from "#test/support/content/small-content.ts";
import { loadContent } from "#checks/load-content.ts";
import { content } from "#test/support/content/content.ts";

const textOf = (key: string) =>
  content.documents
    .find((document) => document.key === key)
    ?.html.replaceAll(/<[^>]+>/g, "")
    .replaceAll(/\s+/g, " ");

test("COR-8: the six documents are there", () => {
  expect(content.documents.map(({ key }) => key).sort()).toEqual([...documentKeys].sort());
  expect([...documentKeys].sort()).toEqual([
    "data_privacy_docs",
    "disclosures_and_policies",
    "key_investor_disclosure",
    "privacy_policy",
    "sms_data_policy",
    "terms_and_conditions",
  ]);
});

test.each([
  ["terms_and_conditions", /governed by the laws of Kenya/],
  ["terms_and_conditions", /arbitration in Nairobi/],
  ["terms_and_conditions", /within five business days/],
  ["terms_and_conditions", /deemed rejected/],
  ["terms_and_conditions", /delayed by at least 15 minutes/],
  ["sms_data_policy", /consent/i],
  ["sms_data_policy", /credit scoring/i],
  ["sms_data_policy", /may decline/],
  ["sms_data_policy", /take it back/],
  ["sms_data_policy", /keep the app/],
  ["sms_data_policy", /at least seven years/],
])("the statements of COR-11 and COR-12: %s: %s", (key, statement) => {
  expect(textOf(key)).toMatch(statement);
});

test("the statement of the app has 14 sections, numbered through its pages", () => {
  const headings = content.whizzStatement.parts.flatMap((part) => part.headings);
  expect(headings.map(({ number }) => number)).toEqual(Array.from({ length: 14 }, (_, i) => i + 1));
  expect(content.whizzStatement.parts.length).toBeGreaterThan(1);
  expect(new Set(headings.map(({ id }) => id)).size).toBe(14);
});

const sms = "documents/sms_data_policy.md";
const head = [
  "title: SMS data policy",
  `summary: ${"Words that say something of the policy. ".repeat(2)}`,
  "reviewed: 2026-11-21",
  "changes: [{ on: 2026-11-21, what: First draft. }]",
  "provenance: specimen",
];
const written = (body: string, ...more: string[]) =>
  `---\n${[...head, ...more].join("\n")}\n---\n${body}`;

test("a policy that is not on the site may have a PDF that outlines its parts", () => {
  const { policies = [], files = [] } =
    content.documents.find((each) => each.policies.length > 0) ?? {};
  const missing = policies.filter(({ to, source }) => to === undefined && source !== undefined);
  const outlined = files.filter(({ specimen }) => specimen === "outline");
  for (const { name } of outlined)
    expect(
      missing.some(({ title }) => name.startsWith(title)),
      name,
    ).toBe(true);
});

test.each([
  [
    "an outline of no specimen",
    written(
      "Text.",
      `files: [{ name: A paper, about: "${"x".repeat(20)}", file: a.pdf, date: 2026-11-21, outline: [{ title: One, text: Two }, { title: A, text: B }] }]`,
    ),
    "belong together",
  ],
  ["two headings of one name", written("## One\n\n## One\n"), "make the anchor #one"],
  [
    "a policy that leads nowhere",
    written("Text.", `policies: [{ title: A policy, summary: "${"x".repeat(60)}", to: /none }]`),
    "there is no page /none",
  ],
  [
    "a policy's source without a day",
    written(
      "Text.",
      `policies: [{ title: A policy, summary: "${"x".repeat(60)}", source: "https://a.test/" }]`,
    ),
    "source and asOf belong together",
  ],
])("%s is reported", (_what, text, complaint) => {
  const small = smallContent();
  small.write(sms, text);
  expect(small.complaint()).toContain(complaint);
});

test("a statement of another number of sections", () => {
  const small = smallContent();
  small.write(
    "whizz-statement/your-rights.md",
    `---\ntitle: Your rights\nsummary: ${"Words that say something. ".repeat(3)}\n---\n## One\n`,
  );
  expect(small.complaint()).toContain("has 11 sections, must have 14");
});

test("a PDF's size is known if the file exists, and missing otherwise", () => {
  const publicFolder = mkdtempSync(join(tmpdir(), "public-"));
  onTestFinished(() => rmSync(publicFolder, { recursive: true }));
  const real = join(import.meta.dirname, "../../public");
  for (const name of ["pictures", "films"]) symlinkSync(join(real, name), join(publicFolder, name));
  mkdirSync(join(publicFolder, "documents"));
  symlinkSync(join(real, "documents/investors"), join(publicFolder, "documents/investors"));
  writeFileSync(join(publicFolder, "documents/personal-data-request.pdf"), "%PDF-".padEnd(2000));
  const { documents } = loadContent(undefined, publicFolder);
  const files = documents.find(({ key }) => key === "data_privacy_docs")?.files;
  expect(files?.map(({ file, pdf }) => [file, pdf?.bytes])).toEqual([
    ["data-privacy-documents.pdf", undefined],
    ["personal-data-request.pdf", 2000],
    ["records-retention-schedule.pdf", undefined],
  ]);
});
