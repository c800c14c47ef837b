import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { docFile, docxFile, officeFile, pdfFile, zip } from "#test/support/records/cv-files.ts";
import { temporaryFile, temporaryFolder } from "#test/support/site/databases.ts";
import { openFiles } from "#test/support/programs/open-files.ts";
import { seededRandom } from "#test/support/seeded-random.ts";
import { cvTypeOf } from "./cv-type.ts";

async function typeOf(content: Buffer | string, name: string) {
  const found = await cvTypeOf(temporaryFile(content), name);
  return found.ok ? found.type : found.error;
}

const msword = "application/msword";
const wordprocessing = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

test.each([
  ["cv.pdf", pdfFile(), "application/pdf"],
  ["CV.PDF", pdfFile(), "application/pdf"],
  ["cv.doc", docFile(), msword],
  ["cv.docx", docxFile(), wordprocessing],
  ["cv.docx", docxFile({ name: "word/media/image1.png", content: "png" }), wordprocessing],
])("%s is a CV", async (name, content, type) => {
  expect(await typeOf(content, name)).toBe(type);
});

const megabyte = 1024 * 1024;

test.each([
  ["nothing", "cv.pdf", "", "empty"],
  ["one byte", "cv.pdf", "%", "misnamed"],
  ["a PDF by its name alone", "cv.pdf", "my CV", "misnamed"],
  ["a PDF named as a document", "cv.doc", pdfFile(), "misnamed"],
  ["a document named as a PDF", "cv.pdf", docxFile(), "misnamed"],
  ["a PDF named as a program", "cv.exe", pdfFile(), "unsupported"],
  ["a PDF without an extension", "cv", pdfFile(), "unsupported"],
  ["a name of an object's own part", "cv.constructor", pdfFile(), "unsupported"],
  ["a page that holds a PDF", "cv.pdf", `<html><script></script>${pdfFile()}`, "misnamed"],
  ["a program that holds a PDF", "cv.pdf", `MZ\x90\0${pdfFile()}`, "misnamed"],
  ["a picture that holds a PDF", "cv.pdf", `GIF89a${pdfFile()}`, "misnamed"],
  ["a program that holds a document", "cv.docx", `MZ${docxFile().toString("latin1")}`, "misnamed"],
  ["some other zip", "cv.docx", zip([{ name: "a.txt", content: "a" }]), "unsupported"],
  ["half a document", "cv.docx", docxFile().subarray(0, 150), "unsupported"],
  ["a zip's first bytes alone", "cv.docx", "PK\x03\x04", "unsupported"],
  ["an entry that leads out", "cv.docx", docxFile({ name: "../../evil" }), "unsupported"],
  ["macros", "cv.docx", docxFile({ name: "word/vbaProject.bin" }), "unsafe"],
  ["a file inside", "cv.docx", docxFile({ name: "word/embeddings/a.xlsx" }), "unsafe"],
  ["an object inside", "cv.docx", docxFile({ name: "word/oleObject1.bin" }), "unsafe"],
  ["a control inside", "cv.docx", docxFile({ name: "word/activeX/activeX1.xml" }), "unsafe"],
  [
    "a bomb",
    "cv.docx",
    docxFile({ name: "word/media/a", declaredBytes: 101 * megabyte }),
    "unsafe",
  ],
  [
    "more entries than a CV has",
    "cv.docx",
    docxFile(...Array.from({ length: 2000 }, (_, i) => ({ name: `word/media/${i}` }))),
    "unsafe",
  ],
  ["an old spreadsheet", "cv.doc", officeFile("Root Entry", "Workbook"), "unsupported"],
  ["old macros", "cv.doc", docFile("Macros", "VBA", "_VBA_PROJECT"), "unsafe"],
])("%s", async (_name, name, content, error) => {
  expect(await typeOf(content, name)).toBe(error);
});

test("a name in a .doc is found across two pieces of the file", async () => {
  const name = Buffer.from("WordDocument", "utf16le");
  const start = docFile().subarray(0, 8);
  for (const place of [65_536 - 1, 65_536 - 11, 65_536 - 23])
    expect(await typeOf(Buffer.concat([start, Buffer.alloc(place - 8), name]), "cv.doc")).toBe(
      msword,
    );
});

const errors = ["empty", "unsupported", "misnamed", "damaged", "password", "unsafe", "unsafePdf"];

test(
  "a file of any bytes is accepted or refused, and then closed",
  { timeout: 60_000 },
  async () => {
    const path = join(temporaryFolder(), "upload");
    const before = openFiles();
    const { next } = seededRandom("CVs");
    const below = (limit: number) => Math.floor(next() * limit);
    for (const [name, sound] of [
      ["cv.docx", docxFile({ name: "word/styles.xml", content: "<w:styles/>" })],
      ["cv.doc", docFile()],
      ["cv.pdf", pdfFile()],
    ] as const) {
      for (let round = 0; round < 300; round += 1) {
        const bytes = Buffer.from(sound);
        for (let change = 0; change <= below(8); change += 1)
          bytes[below(bytes.length)] = below(256);
        writeFileSync(path, bytes.subarray(0, bytes.length - below(2) * below(bytes.length)));
        const found = await cvTypeOf(path, name);
        expect(found.ok || errors.includes(found.error)).toBe(true);
      }
    }
    await vi.waitFor(() => expect(openFiles()).toBeLessThanOrEqual(before));
  },
);
