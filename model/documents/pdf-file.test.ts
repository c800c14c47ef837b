import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readPdf } from "./pdf-file.ts";

function folderWith(text: string) {
  const folder = mkdtempSync(join(tmpdir(), "pdf-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "a.pdf"), text);
  return folder;
}

test("the size and the checksum are those of the file", () => {
  expect(readPdf(folderWith("abc"), "a.pdf")).toEqual({
    bytes: 3,
    // The example of FIPS 180-4.
    sha256: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
  });
});

test("size and checksum follow the file when it is replaced, even by one of the same size", () => {
  const folder = folderWith("abc");
  const before = readPdf(folder, "a.pdf");
  writeFileSync(join(folder, "a.pdf"), "abd");
  utimesSync(join(folder, "a.pdf"), 1, 1);
  expect(readPdf(folder, "a.pdf")?.bytes).toBe(3);
  expect(readPdf(folder, "a.pdf")?.sha256).not.toBe(before?.sha256);
});

test("a file that does not exist has no size or checksum", () => {
  expect(readPdf(folderWith("abc"), "b.pdf")).toBeUndefined();
});
