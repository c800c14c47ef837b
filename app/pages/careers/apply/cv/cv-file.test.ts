import { expect, test } from "vitest";
import { docFile, docxFile, pdfFile } from "#test/support/records/cv-files.ts";
import { content } from "#test/support/content/content.ts";
import { checkCv, describeCv } from "./cv-file.ts";

const texts = content.applicationMessages;
const { errors } = texts;
const limits = { cvMegabytes: 5 };
const megabyte = 1024 * 1024;
const file = (name: string, bytes: Uint8Array) => new File([new Uint8Array(bytes)], name);

test.each([
  [undefined, errors.cv.missing],
  [file("cv.png", pdfFile()), errors.cv.unsupported],
  [file("cv.pdf", new Uint8Array()), errors.cv.empty],
  [file("cv.pdf", docxFile()), errors.cv.misnamed],
  [file("cv.docx", pdfFile()), errors.cv.misnamed],
  [file("cv.pdf", pdfFile(5 * megabyte + 1)), "Choose a CV of at most 5 MB"],
  [file("CV.PDF", pdfFile(5 * megabyte)), undefined],
  [file("cv.doc", docFile()), undefined],
  [file("cv.docx", docxFile()), undefined],
  // A document with a password: only the server detects it.
  [file("cv.docx", docFile()), undefined],
])("the browser checks a chosen CV, case %#", async (cv, error) => {
  expect(await checkCv(cv, limits, texts)).toBe(error);
});

test("a file that cannot be read any more is damaged", async () => {
  const gone = file("cv.pdf", pdfFile());
  gone.slice = () => {
    const part = new Blob();
    part.arrayBuffer = () => Promise.reject(new Error("moved"));
    return part;
  };
  expect(await checkCv(gone, limits, texts)).toBe(errors.cv.damaged);
});

test("a chosen CV is shown with its name, and its size as people read it and in bytes", () => {
  const text = "{name}, {size} ({bytes} bytes)";
  expect(describeCv({ name: "cv.pdf", size: 1234567 }, text)).toBe(
    "cv.pdf, 1.3\u00a0MB (1,234,567 bytes)",
  );
});
