import { expect, test } from "vitest";
import { extensionOf } from "#domain/forms/cv-kind.ts";
import { cleanFileName } from "./file-name.ts";

test.each([
  ["CV Wanjikũ Ng'ang'a.pdf", "CV Wanjikũ Ng'ang'a.pdf"],
  ["../../etc/passwd", "passwd"],
  ["C:\\Users\\me\\cv.docx", "cv.docx"],
  ["..", ".."],
  ["", ""],
  ["cv.exe\0.pdf", "cv.exe.pdf"],
  ["cv.pdf\0.exe", "cv.pdf.exe"],
  ["cv\u202Efdp.exe", "cvfdp.exe"],
  ["c\u200Bv\u2028\r\n.pdf", "cv.pdf"],
  ["  my \t cv .pdf ", "my cv .pdf"],
  ["Wanjiku\u0303.pdf", "Wanjikũ.pdf"],
  ["\uD800cv.pdf", "\uFFFDcv.pdf"],
])("%j is %j", (name, clean) => {
  expect(cleanFileName(name)).toBe(clean);
});

test.each(["a".repeat(200_000), `${"a".repeat(200_000)}.pdf`, `${"😀".repeat(1000)}.docx`])(
  "%.10s… is shortened and keeps its extension",
  (name) => {
    const clean = cleanFileName(name);
    expect(clean.length).toBeLessThanOrEqual(120);
    expect(extensionOf(clean)).toBe(extensionOf(name));
    expect(clean.isWellFormed()).toBe(true);
  },
);
