import { expect, test } from "vitest";
import { content } from "#test/support/content/content.ts";
import { toDocumentCard, toFileCards } from "./document-card-data.ts";

const { texts, groups } = content.investors;
const [document = expect.fail("there is no document")] = groups.flatMap(({ years }) =>
  years.flatMap(({ documents }) => documents),
);

test("a card has the path, the meaning of the date, the size and the specimen mark", () => {
  const card = toDocumentCard(
    {
      ...document,
      file: "a-paper.pdf",
      date: "2026-11-23",
      dated: "published",
      bytes: 84_000,
      sha256: "ab12",
      language: "sw",
      pages: 3,
      provenance: "specimen",
    },
    texts,
  );
  expect(card.href).toBe("/documents/investors/a-paper.pdf");
  expect(card.date).toBe(texts.documents.dated.published.replace("{date}", "23 November 2026"));
  expect(card.file).toMatch(/84.KB.*3.*Kiswahili/);
  expect(card.checksum).toBe("ab12");
  expect(card.isSpecimen).toBe(true);
});

const { files } = content.documentTexts;
const form = {
  name: "A form",
  about: "A form to print and to bring.",
  file: "a-form.pdf",
  date: "2026-11-23",
  language: "en",
} as const;
const pdf = { bytes: 84_000, sha256: "ab12" };

test("a PDF of the bank's documents is listed with its path, day, size, language and checksum", () => {
  expect(toFileCards({ ...form, pdf }, files)).toEqual([
    {
      href: "/documents/a-form.pdf",
      name: form.name,
      description: form.about,
      day: form.date,
      date: files.dated.replace("{date}", "23 November 2026"),
      file: files.file.replace("{size}", "84\u00a0KB").replace("{language}", "English"),
      checksum: "ab12",
      isSpecimen: false,
    },
  ]);
});

test("a PDF of the bank's documents is marked while it is a specimen, and not listed while the file is missing", () => {
  const [specimen] = toFileCards({ ...form, pdf, specimen: "text" }, files);
  expect(specimen?.isSpecimen).toBe(true);
  expect(toFileCards({ ...form, pdf: undefined }, files)).toEqual([]);
});
