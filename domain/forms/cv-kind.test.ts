import { expect, test } from "vitest";
import { docFile, docxFile, pdfFile } from "#test/support/records/cv-files.ts";
import { cvKindOf, extensionOf, longestBeginning } from "./cv-kind.ts";

const picture = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");

test.each([
  ["cv.pdf", pdfFile(), "pdf"],
  ["CV.PDF", pdfFile(), "pdf"],
  ["cv.doc", docFile(), "doc"],
  ["cv.docx", docxFile(), "docx"],
  ["cv.pdf", Buffer.alloc(0), "empty"],
  ["cv.pdf", picture, "misnamed"],
  ["cv.docx", picture, "misnamed"],
  ["cv.pdf", docxFile(), "misnamed"],
  ["cv.doc", pdfFile(), "misnamed"],
  ["cv.pdf", Buffer.from("%PDF"), "misnamed"],
  ["cv.pdf", Buffer.from(" %PDF-1.7"), "misnamed"],
  ["cv.docx", docFile(), "oldOffice"],
  ["cv.png", picture, "unsupported"],
  ["cv.exe", pdfFile(), "unsupported"],
  ["cv", pdfFile(), "unsupported"],
  ["cv.constructor", pdfFile(), "unsupported"],
])("%s, case %#, is %3$s", (name, content, kind) => {
  expect(cvKindOf(name, content.subarray(0, longestBeginning))).toBe(kind);
});

test.each([
  ["cv.PDF", "pdf"],
  ["cv", ""],
  ["cv.", ""],
  [".pdf", "pdf"],
  ["cv.pdf.exe", "exe"],
  ["cv.p d f", ""],
])("the extension of %j is %j", (name, extension) => {
  expect(extensionOf(name)).toBe(extension);
});
