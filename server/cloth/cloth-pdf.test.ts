import { describe, expect, onTestFinished, test, vi } from "vitest";
import { extractText, getDocumentProxy } from "unpdf";
import { drawCloth } from "#domain/lending/cloth-drawing.ts";
import type { ClothSheet } from "#domain/lending/cloth-sheet.ts";
import { papers } from "#domain/lending/cloth-sheet.ts";
import { clothPdf } from "./cloth-pdf.ts";

const rows = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    number: Math.floor(i / 2) + 1,
    share: i / count,
    threads: Math.floor((40 * i) / count),
  }));

const sheetOf = (count: number): ClothSheet => ({
  drawing: drawCloth({ unit: "year", rows: rows(count), turn: 1 }),
  language: "en",
  title: "A specimen cloth",
  day: "2026-11-25",
  signature: "A specimen bank, 25 November 2026",
  label: "A cloth in words",
  facts: [
    ["A label", "KES\u00a01,234,567"],
    ["A rate", "14% a year"],
  ],
  keys: { principal: "One colour", interest: "The other colour" },
  sentences: ["How to read it.", "An estimate, not an offer."],
});

const sizes = { a4: [595, 842], a3: [842, 1191] } as const;

test("the file does not reveal when it was written", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-21") });
  onTestFinished(() => void vi.useRealTimers());
  const pdf = await clothPdf(sheetOf(2), "a4");
  vi.setSystemTime(Date.parse("2027-01-31"));
  expect(Buffer.from(await clothPdf(sheetOf(2), "a4"))).toEqual(Buffer.from(pdf));
});

describe.each(papers)("on %s", (paper) => {
  test.each([2, 40, 80])(
    "a cloth of %d rows is one tagged PDF page with all its text",
    async (count) => {
      const pdf = await getDocumentProxy(await clothPdf(sheetOf(count), paper));
      expect(pdf.numPages).toBe(1);
      expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
      const { info } = await pdf.getMetadata();
      expect(info).toMatchObject({ Title: "A specimen cloth", Language: "en" });
      const page = await pdf.getPage(1);
      const [, , width = 0, height = 0] = page.view;
      expect([Math.round(width), Math.round(height)]).toEqual(sizes[paper]);
      expect(JSON.stringify(await page.getStructTree())).toContain("A cloth in words");

      const { text } = await extractText(pdf, { mergePages: true });
      const { title, signature, facts, keys, sentences } = sheetOf(count);
      for (const words of [title, signature, ...facts.flat(), ...Object.values(keys), ...sentences])
        expect(text.replaceAll(/\s+/g, " ")).toContain(words.replaceAll("\u00a0", " "));
    },
  );
});

test("the drawing and its words stay on the page, even with the tallest cloth", async () => {
  const pdf = await getDocumentProxy(await clothPdf(sheetOf(80), "a4"));
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const heights = items.flatMap((item) => ("transform" in item ? [Number(item.transform[5])] : []));
  expect(Math.min(...heights)).toBeGreaterThan(40);
});
