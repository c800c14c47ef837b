import { expect, test } from "vitest";
import { content } from "#test/support/content/content.ts";
import { rendered } from "#test/support/components/rendered.tsx";
import type { DocumentCardData } from "./document-card-data.ts";
import { DocumentList } from "./document-list.tsx";

const report: DocumentCardData = {
  href: "/report.pdf",
  name: "A report",
  description: "The report of a year",
  day: "2025-12-31",
  date: "31 December 2025",
  file: "PDF, 1 MB",
  checksum: "ba7816bf",
  isSpecimen: false,
};
const listed = (document: DocumentCardData) =>
  rendered(<DocumentList documents={[document]} />, { content });

test("a document opens in a new tab and downloads, each link with the document's name", () => {
  const { open, download, opensInNewTab } = content.documentTexts.files;
  const [opening = "", downloading = ""] = listed(report).match(/<a .*?<\/a>/gs) ?? [];
  expect(opening).toMatch(/href="\/report\.pdf" target="_blank" rel="noopener"/);
  expect(textOf(opening)).toBe(`${open} A report (${opensInNewTab})`);
  expect(downloading).toMatch(/href="\/report\.pdf" download/);
  expect(textOf(downloading)).toBe(`${download} A report`);
});

test("the checksum of the file can be copied from the card", () => {
  const { checksum } = content.documentTexts.files;
  expect(listed(report)).toContain(`>${checksum}</summary> <code>ba7816bf</code>`);
});

test("its day is machine-readable, and only a specimen is marked", () => {
  expect(listed(report)).toContain('<time dateTime="2025-12-31">31 December 2025</time>');
  const { specimen } = content.messages;
  expect(textOf(listed(report))).not.toContain(specimen);
  expect(textOf(listed({ ...report, isSpecimen: true }))).toContain(specimen);
});

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, "");
